// What the data and the settings choose from: kinds of things, and the readings that the text leaves to the table.

/** DD-15 — the nine characteristics, scores from 3 to 18 for people. */
export const CHARACTERISTICS = [
  "strength",
  "dexterity",
  "constitution",
  "intelligence",
  "power",
  "education",
  "size",
  "appearance",
  "perception",
] as const;
export type CharacteristicKey = (typeof CHARACTERISTICS)[number];

/** DD-20 — the seven that the rolled results go to; TAI and APP are rolled apart. */
export const ASSIGNED_CHARACTERISTICS = [
  "education",
  "strength",
  "dexterity",
  "constitution",
  "perception",
  "intelligence",
  "power",
] as const satisfies readonly CharacteristicKey[];
export type AssignedCharacteristic = (typeof ASSIGNED_CHARACTERISTICS)[number];

/** DD-65 — the five Jets. */
export const JETS = ["reflexes", "endurance", "idea", "luck", "generalKnowledge"] as const;
export type JetKey = (typeof JETS)[number];

/** DD-22 — the characteristic of each Jet. */
export const JET_CHARACTERISTICS = {
  reflexes: "dexterity",
  endurance: "constitution",
  idea: "intelligence",
  luck: "power",
  generalKnowledge: "education",
} as const satisfies Record<JetKey, CharacteristicKey>;

/** DD-07 — the named steps of the ladder of difficulties. */
export const DIFFICULTIES = { easy: 5, normal: 10, hard: 15, veryHard: 20, feat: 30 } as const;

/** DD-63 — the multipliers of a characteristic that the printed table knows. */
export const MULTIPLIERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** DD-75…DD-82 — the families of skills, in the order of the sheet. */
export const SKILL_FAMILIES = [
  "physical",
  "social",
  "knowledge",
  "transport",
  "perception",
  "stealth",
  "other",
  "combat",
] as const;
export type SkillFamily = (typeof SKILL_FAMILIES)[number];

/** DD-124 — the seven combat skills. */
export const COMBAT_SKILLS = [
  "grapple",
  "boxing",
  "meleeWeapons",
  "thrownWeapons",
  "handgun",
  "rifle",
  "automaticWeapons",
] as const;
export type CombatSkill = (typeof COMBAT_SKILLS)[number];

/** DD-47 — keys of the rows of bare hands, which everybody has. */
export const BARE_HANDS = ["grappleRow", "boxingRow"] as const;

/** DD-124 — those that firearms are fired with. */
export const FIREARM_SKILLS = ["handgun", "rifle", "automaticWeapons"] as const satisfies readonly CombatSkill[];

/** DD-32 — those that Maniement trains; bare hands have none. */
export const HANDLED_SKILLS = ["meleeWeapons", "thrownWeapons", ...FIREARM_SKILLS] as const;

/** DD-55 — the eight cadences. */
export const CADENCES = ["reduced", "simple", "double", "triple", "burst3", "burst5", "burst10", "burst50"] as const;
export type Cadence = (typeof CADENCES)[number];

/** DD-55 — the cadences that are bursts, and their bullets. */
export const BURST_ROUNDS = { burst3: 3, burst5: 5, burst10: 10, burst50: 50 } as const satisfies Partial<
  Record<Cadence, number>
>;
export type BurstCadence = keyof typeof BURST_ROUNDS;

/** DD-57 — how a weapon works; only `semiAuto` and `auto` jam (DD-151). */
export const WEAPON_ACTIONS = [
  "melee",
  "thrown",
  "bow",
  "explosive",
  "revolver",
  "semiAuto",
  "auto",
  "bolt",
  "lever",
  "pump",
  "break",
  "natural",
] as const;
export type WeaponAction = (typeof WEAPON_ACTIONS)[number];

/** D-86 — what a weapon does, as protections tell them apart. */
export const DAMAGE_KINDS = [
  "blunt",
  "edged",
  "piercing",
  "bullet",
  "shot",
  "explosion",
  "fire",
  "electric",
  "magic",
  "other",
] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

/** DD-101 — real damage takes PV, the other fills the counter of bruises. */
export const DAMAGE_TYPES = ["hp", "temporary"] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** DD-134 — what a protection other than a vest makes of damage. */
export const PROTECTION_MODES = ["none", "fixed", "minimal", "half", "onePoint", "immune"] as const;
export type ProtectionMode = (typeof PROTECTION_MODES)[number];

/** DD-134 — the weapons that such a protection covers (section D4). */
export const PROTECTION_SCOPES = [
  "all",
  "physical",
  "firearms",
  "projectiles",
  "piercing",
  "bullet",
  "shot",
  "fire",
  "electric",
  "magic",
  "singleTarget",
] as const;
export type ProtectionScope = (typeof PROTECTION_SCOPES)[number];

/** DD-133 — protections of a vest, each also the size of its die; 0: none. */
export const VEST_PROTECTIONS = [0, 4, 6, 8, 10, 12] as const;
export type VestProtection = (typeof VEST_PROTECTIONS)[number];

/** DD-152, DD-153 — stances of a round. */
export const STANCES = ["none", "total", "defensive"] as const;
export type Stance = (typeof STANCES)[number];

/** DD-107…DD-110 — forms of insanity, mildest first. */
export const INSANITIES = ["none", "temporary", "indefinite", "permanent"] as const;
export type Insanity = (typeof INSANITIES)[number];

/** DD-150 — how a weapon is loaded. */
export const RELOAD_MODES = ["manual", "magazine", "none"] as const;
export type ReloadMode = (typeof RELOAD_MODES)[number];

/** DD-151 — whether a weapon fires: a dud cartridge, a jam, or out of use. */
export const WEAPON_STATES = ["ok", "dud", "jammed", "broken"] as const;
export type WeaponState = (typeof WEAPON_STATES)[number];

/** DD-31…DD-35 — kinds of traits. */
export const TRAIT_KINDS = ["combat", "general", "negative", "psychic"] as const;
export type TraitKind = (typeof TRAIT_KINDS)[number];

/** DD-31 — what a trait acts upon. */
export const TRAIT_TARGETS = [
  "skill",
  "jet",
  "initiative",
  "hpMax",
  "sanityTest",
  "weapon",
  "mobileCombat",
  "sixthSense",
] as const;
export type TraitTarget = (typeof TRAIT_TARGETS)[number];

/** DD-28, DD-170 — kinds of adversaries; people have neither Échelle nor Masse. */
export const ADVERSARY_CATEGORIES = ["human", "animal", "mythos", "undead"] as const;
export type AdversaryCategory = (typeof ADVERSARY_CATEGORIES)[number];

/** DD-120 — what doing something takes of a round; a long act takes more than one. */
export const ACTION_COSTS = ["free", "simple", "complex", "long"] as const;
export type ActionCost = (typeof ACTION_COSTS)[number];

/** DD-175 — verbal, gestural and material components of a spell. */
export const SPELL_COMPONENTS = ["V", "G", "M"] as const;
export type SpellComponent = (typeof SPELL_COMPONENTS)[number];

/** DD-179 — what experience buys. */
export const PURCHASES = ["skill", "jet", "newSkill", "destiny", "hp", "characteristic"] as const;
export type Purchase = (typeof PURCHASES)[number];

/** DD-05 — who wins equal totals (D-42). */
export const OPPOSED_TIES = ["active", "passive", "higherModifier"] as const;
export type OpposedTie = (typeof OPPOSED_TIES)[number];

/** DD-63 — the die of a characteristic ×N. */
export const MULTIPLIER_MODES = ["d20", "d100"] as const;
export type MultiplierMode = (typeof MULTIPLIER_MODES)[number];

/** DD-10 — how a percentage becomes a modifier (D-11). */
export const CONVERSION_ROUNDINGS = ["nearest", "floor"] as const;
export type ConversionRounding = (typeof CONVERSION_ROUNDINGS)[number];

/** DD-21 — scores come from dice, or are written. */
export const CREATION_METHODS = ["dice", "free"] as const;
export type CreationMethod = (typeof CREATION_METHODS)[number];

/** DD-24 — what becomes of half a PV (D-10). */
export const HP_ROUNDINGS = ["up", "down"] as const;
export type HpRounding = (typeof HP_ROUNDINGS)[number];

/** DD-28 — the damage bonus is a number or dice (D-12). */
export const DAMAGE_BONUS_MODES = ["flat", "dice"] as const;
export type DamageBonusMode = (typeof DAMAGE_BONUS_MODES)[number];

/** DD-53 — whether rapid fire is aimed too (D-14). */
export const MULTIPLE_PRECISIONS = ["baseOnly", "always"] as const;
export type MultiplePrecision = (typeof MULTIPLE_PRECISIONS)[number];

/** DD-47 — attacks of bare hands in a round (D-17). */
export const UNARMED_ATTACKS = ["one", "byScore"] as const;
export type UnarmedAttacks = (typeof UNARMED_ATTACKS)[number];

/** DD-129, DD-113 — what Défense and initiative come from (D-34). */
export const DODGE_SOURCES = ["reflexes", "dexterity"] as const;
export type DodgeSource = (typeof DODGE_SOURCES)[number];

/** DD-107 — which result of the Idée test brings madness (D-30). */
export const IDEA_INSANITIES = ["failure", "success"] as const;
export type IdeaInsanity = (typeof IDEA_INSANITIES)[number];

/** DD-69 — what FOR has made of an effort: nobody tested it yet, it is a sprint, or mere running until they rest. */
export const SPRINTS = ["untested", "holds", "failed"] as const;
export type SprintState = (typeof SPRINTS)[number];
