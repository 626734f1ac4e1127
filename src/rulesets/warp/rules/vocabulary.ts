// What the data and the settings choose from: kinds of things, and the readings that the book leaves to the table.

/** WP-89…WP-92 — ways to fire in one action. */
export const TACTICS = ["single", "burst", "fullAutoSingle", "fullAutoSweep"] as const;
export type Tactic = (typeof TACTICS)[number];

/** WP-89 — how a firearm works. */
export const FIRE_MODES = ["revolver", "automatic", "smg", "rifle", "autoRifle", "shotgun"] as const;
export type FireMode = (typeof FIRE_MODES)[number];

/** WP-89 — whether recoil spoils the second of two shots of a submachine gun, or both (WD-33). */
export const DOUBLE_SHOTS = ["second", "both"] as const;
export type DoubleShot = (typeof DOUBLE_SHOTS)[number];

/** WP-67 — whether a special effect halves the damage before or after armour (WD-26). */
export const SPECIAL_EFFECT_HALVINGS = ["beforeArmour", "afterArmour"] as const;
export type SpecialEffectHalving = (typeof SPECIAL_EFFECT_HALVINGS)[number];

/** WP-95 — what a ballistic roll of 1 is against a hollow point: doubled like any other, or without effect (WD-06). */
export const HOLLOW_ON_ONE = ["double", "noEffect"] as const;
export type HollowOnOne = (typeof HOLLOW_ON_ONE)[number];

/** WP-60 — who wins when armour and margin are equal (WD-07). */
export const TASER_TIES = ["armour", "attacker"] as const;
export type TaserTie = (typeof TASER_TIES)[number];

/** WP-91, WP-92 — rounds that must be loaded to fire full-auto at all. */
export const FULL_AUTO_LEAST = 10;

/** WP-54, WP-83 — the five columns of the range tables, nearest first (WD-11). */
export const BANDS = ["pointBlank", "short", "medium", "long", "veryLong"] as const;
export type Band = (typeof BANDS)[number];

/** WP-54 — what is done about a target beyond the table (WD-10). */
export const BEYOND_RANGE = ["ask", "refuse"] as const;
export type BeyondRange = (typeof BEYOND_RANGE)[number];

/** WP-54, WP-83 — the farthest distance of each column in metres; a taser's cable ends with the third. */
export const RANGES = {
  thrownBalanced: [2, 4, 8, 16, 32],
  thrownImprovised: [2, 4, 6, 8, 10],
  shoulder: [2, 10, 20, 40, 80],
  taser: [1, 2, 5],
  pistol: [2, 10, 20, 40, 80],
  smg: [2, 25, 50, 100, 200],
  rifle: [2, 50, 100, 200, 400],
  shotgun: [4, 8, 16, 32, 64],
} as const satisfies Record<string, readonly number[]>;
export type RangeRow = keyof typeof RANGES;

/** WP-123 — how rare the talent for magic is. */
export const MAGIC_TALENTS = ["none", "oneInSix", "twoInSix"] as const;
export type MagicTalent = (typeof MAGIC_TALENTS)[number];

/** WP-50 — what happens to a trait that may not serve. */
export const TRAIT_RULES = ["enforce", "warn", "off"] as const;
export type TraitRule = (typeof TRAIT_RULES)[number];

/** WP-97 — how a division of damage is rounded (WD-01). */
export const DAMAGE_ROUNDINGS = ["nearest", "down", "up"] as const;
export type DamageRounding = (typeof DAMAGE_ROUNDINGS)[number];

/** WP-18 — what a trait is to its character. */
export const TRAIT_KINDS = ["central", "side", "flaw"] as const;
export type TraitKind = (typeof TRAIT_KINDS)[number];

/** WP-25 — what a flaw does: a malus die, trouble when a die says so, or something to play out. */
export const FLAW_MODES = ["malus", "chance", "roleplay"] as const;
export type FlawMode = (typeof FLAW_MODES)[number];

/** WP-46 — how the order of a fight is found. */
export const INITIATIVE_MODES = ["individual", "npcGroup", "seatingGmFirst", "seatingGmLast"] as const;
export type InitiativeMode = (typeof INITIATIVE_MODES)[number];

/** WP-75 — what a serious wound does: it does not heal by itself, it kills slowly, or it stays. */
export const WOUND_NATURES = ["nonHealing", "lethal", "permanent"] as const;
export type WoundNature = (typeof WOUND_NATURES)[number];

/** WP-75 — hit points lost to one blow that make a serious wound, unless the table has its own number. */
export const SERIOUS_WOUND_LOSS = 20;

export const LEAST_HP = 14;
