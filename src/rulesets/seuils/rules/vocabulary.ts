// What the data and the settings choose from: kinds of things, and the readings that the book leaves to the table.

/** SE-09 — the four Domaines and the three Caractéristiques of each. */
export const DOMAINS = {
  physique: ["sante", "force", "rapidite"],
  manuel: ["precision", "reflexes", "agilite"],
  mental: ["volonte", "perception", "connaissance"],
  social: ["psychologie", "empathie", "persuasion"],
} as const;
export type Domain = keyof typeof DOMAINS;
export const DOMAIN_IDS = ["physique", "manuel", "mental", "social"] as const satisfies readonly Domain[];

/** SE-09 — the twelve Caractéristiques, scores in dice. */
export const CHARACTERISTICS = [...DOMAINS.physique, ...DOMAINS.manuel, ...DOMAINS.mental, ...DOMAINS.social] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];

/** SE-20…SE-23 — the three kinds of attack. */
export const ATTACK_TYPES = ["grapple", "melee", "ranged"] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

/** SE-33…SE-35 — what flies at the target; a blow is none. */
export const MISSILES = ["none", "firearm", "projectile", "thrown"] as const;
export type Missile = (typeof MISSILES)[number];

/** SE-24 — the ranges at which a shot is possible, nearest first. */
export const BANDS = ["courte", "moyenne", "extreme"] as const;
export type Band = (typeof BANDS)[number];

/** SE-44 — what a weapon does, as protections tell them apart. */
export const DAMAGE_TYPES = ["slashing", "piercing", "blunt", "firearm", "blast", "acid", "fire"] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** SE-55 — a lethal wound fills its circle, a temporary one crosses it. */
export const NATURES = ["lethal", "temporary"] as const;
export type Nature = (typeof NATURES)[number];

/** SE-50 — the rows of circles, mildest first. */
export const ROWS = ["touche", "blesse", "tue"] as const;
export type Row = (typeof ROWS)[number];

/** SE-54 — how somebody fares, best first. */
export const STATES = ["indemne", "touche", "blesse", "critique", "inconscient", "mourant", "mort"] as const;
export type State = (typeof STATES)[number];

/** SE-10, SE-31 — families of weapons, as Spécialités know them. */
export const WEAPON_GROUPS = [
  "unarmed",
  "blades",
  "blunt",
  "polearms",
  "handguns",
  "longguns",
  "bows",
  "throwing",
  "other",
] as const;
export type WeaponGroup = (typeof WEAPON_GROUPS)[number];

/** SE-77 — kinds of creatures. */
export const CREATURE_KINDS = ["animal", "insecte", "nuee", "humain", "autre"] as const;
export type CreatureKind = (typeof CREATURE_KINDS)[number];

/** SE-62, SE-64 — how the first aid of a bout of wounds went; `pending`: still to be given. */
export const FIRST_AIDS = ["none", "pending", "success", "failed"] as const;
export type FirstAid = (typeof FIRST_AIDS)[number];

/** SE-65 — infections, mildest first. */
export const INFECTIONS = ["none", "benigne", "fievre", "forteFievre", "infection", "grave"] as const;
export type Infection = (typeof INFECTIONS)[number];

/** SE-66 — what an infection may turn out to be. */
export const DISEASES = ["rage", "tetanos", "gangrene"] as const;
export type Disease = (typeof DISEASES)[number];

/** SE-68 — how the treatment roll of a period went. */
export const TREATMENTS = ["none", "failed", "success"] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** SE-13 — what decides between equal results: scores, another roll, nothing (D-03). */
export const INITIATIVE_TIES = ["rapidite", "reroll", "simultaneous"] as const;
export type InitiativeTies = (typeof INITIATIVE_TIES)[number];

/** SE-14 — what is done about an action that the round does not allow. */
export const ACTION_CONTROLS = ["enforce", "warn", "off"] as const;
export type ActionControl = (typeof ACTION_CONTROLS)[number];

/** SE-17 — whether each extra defence is as hard as the first, or harder (D-05). */
export const EXTRA_DEFENCE_DIFFICULTIES = ["flat", "cumulative"] as const;
export type ExtraDefenceDifficulty = (typeof EXTRA_DEFENCE_DIFFICULTIES)[number];

/** SE-26 — whether the defender chooses once the attack is seen, or before (D-32). */
export const DEFENCE_DECLARATIONS = ["after", "before"] as const;
export type DefenceDeclaration = (typeof DEFENCE_DECLARATIONS)[number];

/** SE-36 — which of the two rules of the text missiles are avoided by (D-08). */
export const PROJECTILE_DEFENCES = ["detailed", "simple"] as const;
export type ProjectileDefence = (typeof PROJECTILE_DEFENCES)[number];

/** SE-29, SE-35 — what a defence is rolled with (D-09). */
export const DEFENCE_CHARACTERISTICS = ["agilite", "reflexes"] as const;
export type DefenceCharacteristic = (typeof DEFENCE_CHARACTERISTICS)[number];

/** SE-27 — whether a blow that nobody met has a margin (D-10). */
export const PASSIVE_MARGINS = ["full", "none"] as const;
export type PassiveMargin = (typeof PASSIVE_MARGINS)[number];

/** SE-27 — what the margin of a shot is measured from (D-10). */
export const RANGED_MARGIN_REFERENCES = ["difficulty", "zero", "none"] as const;
export type RangedMarginReference = (typeof RANGED_MARGIN_REFERENCES)[number];

/** SE-21 — whether armour serves against a grapple (D-15). */
export const GRAPPLE_PROTECTIONS = ["normal", "ignored"] as const;
export type GrappleProtection = (typeof GRAPPLE_PROTECTIONS)[number];

/** SE-37 — whether a shield's bonus is dice or successes (D-13). */
export const SHIELD_BONUS_KINDS = ["dice", "successes"] as const;
export type ShieldBonusKind = (typeof SHIELD_BONUS_KINDS)[number];

/** SE-46 — of several protections the better one counts, or all of them (D-16). */
export const PROTECTION_STACKINGS = ["best", "sum"] as const;
export type ProtectionStacking = (typeof PROTECTION_STACKINGS)[number];

/** SE-57 — whether Seuils of great Santé go beyond the die (D-18). */
export const OVER_THRESHOLDS = ["open", "cap10"] as const;
export type OverThreshold = (typeof OVER_THRESHOLDS)[number];

/** SE-54 — whether a full row of Tué is dying or dead (D-12). */
export const KILLED_MEANINGS = ["dying", "dead"] as const;
export type KilledMeaning = (typeof KILLED_MEANINGS)[number];

/** SE-70 — whether bleeding is stopped by a roll of its own (D-24). */
export const HAEMORRHAGE_ROLLS = ["separate", "single"] as const;
export type HaemorrhageRoll = (typeof HAEMORRHAGE_ROLLS)[number];

/** SE-69 — when bleeding begins (D-25). */
export const AGGRAVATION_STARTS = ["onWound", "onFailedFirstAid"] as const;
export type AggravationStart = (typeof AGGRAVATION_STARTS)[number];

/** SE-69, SE-72 — whether what the clock of the world does to somebody is done at once, or waits for the keeper. */
export const TIME_CLOCKS = ["auto", "prompt"] as const;
export type TimeClock = (typeof TIME_CLOCKS)[number];

/** SE-09 — bounds of a Caractéristique, in dice. */
export const SCALES = { character: { min: 1, max: 5 }, creature: { min: 0, max: 10 } } as const;

/** SE-09 — what a new character and a new creature have in each Caractéristique, in dice. */
export const SCORE_START = { character: 2, creature: 1 } as const;

/** SE-14 — actions and attacks of a round; creatures may have others. */
export const ACTIONS = 2;
export const ATTACKS = 1;

/** SE-20 — how far a blow reaches without a word of the weapon, in metres. */
export const REACH = 2;

/** SE-48 — bonus of a shield, by size and strength. */
export const SHIELD_RANGE = { min: 1, max: 3 } as const;

/** SE-51 — circles of a human. */
export const HUMAN_CIRCLES = { touche: 4, blesse: 2, tue: 1 } as const satisfies Record<Row, number>;

/** SE-74 — how rare equipment is, from what lies about to what nobody has. */
export const RARITY = { min: 0, max: 5 } as const;
