// What the data and the settings choose from: kinds of things, and the readings that the book leaves to the table.

/** RP-20 — the four innate values. */
export const ATTRIBUTES = ["body", "mind", "agility", "charisma"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** RP-21 — the eight families of skills (D-10). */
export const ROOTS = ["weapons", "movement", "shadow", "instinct", "relations", "lore", "crafts", "uncanny"] as const;
export type Root = (typeof ROOTS)[number];

/** RP-12 — whether a 1 always succeeds and a 20 always fails, or only when the arithmetic says so (D-07). */
export const NATURALS = ["auto", "arithmetic"] as const;
export type Naturals = (typeof NATURALS)[number];

/** RP-11 — what equal margins do: nothing changes, or both roll again (D-05). */
export const OPPOSED_TIES = ["statusQuo", "reroll"] as const;
export type OpposedTie = (typeof OPPOSED_TIES)[number];

/** RP-16 — the score of an attribute: twice its value, or the value itself (D-08). */
export const ATTRIBUTE_MODES = ["double", "plain"] as const;
export type AttributeMode = (typeof ATTRIBUTE_MODES)[number];

/** RP-18 — which rolls only the keeper reads. */
export const HIDDEN_ROLLS = ["none", "flagged", "all"] as const;
export type HiddenRolls = (typeof HIDDEN_ROLLS)[number];

/** RP-32 — the sections of a combat round, in their order. */
export const SECTIONS = ["magic", "missile", "melee", "movement"] as const;
export type Section = (typeof SECTIONS)[number];

/** RP-38 — how a round's actions are shared out: attacks only, one parry kept, two parries kept. */
export const PLANS = ["AA", "AP", "PP"] as const;
export type Plan = (typeof PLANS)[number];

/** RP-37 — manoeuvres that must be declared at the start of the round (RP-76, RP-77). */
export const INTENTS = ["none", "knockOut", "disarm"] as const;
export type Intent = (typeof INTENTS)[number];

/** RP-44 — how half an odd margin is rounded for a shield (D-28). */
export const SHIELD_ROUNDINGS = ["down", "up"] as const;
export type ShieldRounding = (typeof SHIELD_ROUNDINGS)[number];

/** RP-46 — what a weapon halves when it parries a missile: the winning faces, or the score (D-29). */
export const MISSILE_PARRY_HALVINGS = ["chances", "score"] as const;
export type MissileParryHalving = (typeof MISSILE_PARRY_HALVINGS)[number];

/** RP-47 — the parts of a body that have a critical table each. */
export const ZONES = ["legs", "arms", "trunk", "head"] as const;
export type Zone = (typeof ZONES)[number];

export const SIDES = ["right", "left"] as const;
export type Side = (typeof SIDES)[number];

/** RP-53 — whether a blow to the head is doubled before armour takes its share, or after (D-32). */
export const HEAD_ORDERS = ["beforeArmor", "afterArmor"] as const;
export type HeadOrder = (typeof HEAD_ORDERS)[number];

/** RP-63 — of two damage dice, whether one or both must show their maximum for a critical hit (D-40). */
export const CRIT_DOUBLE_DICE = ["any", "both"] as const;
export type CritDoubleDice = (typeof CRIT_DOUBLE_DICE)[number];

/** RP-55 — what a critical failure in combat does: the keeper chooses, a d4 does, nothing. */
export const FUMBLES = ["gm", "d4", "off"] as const;
export type Fumbles = (typeof FUMBLES)[number];

/** RP-66 — two layers in one place: the better one counts, or both do (D-42). */
export const ARMOUR_STACKINGS = ["best", "sum"] as const;
export type ArmourStacking = (typeof ARMOUR_STACKINGS)[number];

/** RP-76 — the score of somebody who may be knocked out: Corps or twice Corps, less the loss (D-46). */
export const KNOCK_OUT_TESTS = ["plain", "double"] as const;
export type KnockOutTest = (typeof KNOCK_OUT_TESTS)[number];

/** RP-68 — how a weapon is used. */
export const WEAPON_MODES = ["melee", "missile", "thrown", "meleeOrThrown"] as const;
export type WeaponMode = (typeof WEAPON_MODES)[number];

/** RP-68, RP-70, RP-71, RP-85 — weapons that do something else beside their dice, or instead. */
export const WEAPON_SPECIALS = ["none", "net", "bola", "torch", "prey"] as const;
export type WeaponSpecial = (typeof WEAPON_SPECIALS)[number];

/** RP-74 — how heavy a thrown object is. */
export const THROW_WEIGHTS = ["light", "heavy", "veryHeavy"] as const;
export type ThrowWeight = (typeof THROW_WEIGHTS)[number];

/** RP-72 — how a weapon is made ready for its next shot. */
export const RELOADS = ["none", "bow", "crossbow", "magazine"] as const;
export type Reload = (typeof RELOADS)[number];

/** RP-27 — what having no hit points left means: unconscious, and dead at minus Corps; or dead (D-14). */
export const DEATH_RULES = ["minusBody", "zero"] as const;
export type DeathRule = (typeof DEATH_RULES)[number];

/** RP-84 — whether a stretch of a fall that is not complete counts (D-53). */
export const FALL_SLICES = ["complete", "started"] as const;
export type FallSlices = (typeof FALL_SLICES)[number];

/** RP-92, RP-93 — the two kinds of affliction. */
export const AFFLICTION_KINDS = ["poison", "disease"] as const;
export type AfflictionKind = (typeof AFFLICTION_KINDS)[number];

/** RP-92 — how often an affliction takes its due. */
export const INTERVALS = ["round", "minute", "hour", "day", "week"] as const;
export type Interval = (typeof INTERVALS)[number];

/** RP-29 — where the attributes of a new character come from: points to share, or dice (D-16). */
export const CREATION_METHODS = ["points", "roll"] as const;
export type CreationMethod = (typeof CREATION_METHODS)[number];

/** RP-23 — the highest degree of mastery: nobody goes beyond (D-12). */
export const MOST_MASTERY = 5;
