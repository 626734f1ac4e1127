import type { SkillId } from "../../../src/rulesets/rpg/rules/character/skill-list.js";
import type { Reload, ThrowWeight, WeaponMode, WeaponSpecial } from "../../../src/rulesets/rpg/rules/vocabulary.js";

// The tables of the book of rpg: the packs are held against them.

/** RP-68, RP-72…RP-74 — what the table says of a weapon (D-43). */
interface WeaponRow {
  /** Dice of damage; empty for what catches instead. */
  readonly formula: string;
  readonly special: WeaponSpecial;
  readonly mode: WeaponMode;
  readonly skill: SkillId;
  readonly hands: 1 | 2;
  /** An edge or a point. */
  readonly bladed: boolean;
  readonly reload: Reload;
  /** RP-73 — in metres; 0 for what is not shot. */
  readonly range: number;
  readonly throwWeight: ThrowWeight;
}

const DEFAULTS: Omit<WeaponRow, "formula" | "skill"> = {
  special: "none",
  mode: "melee",
  hands: 1,
  bladed: false,
  reload: "none",
  range: 0,
  throwWeight: "light",
};

const melee = (skill: SkillId, formula: string, more: Partial<WeaponRow> = {}): WeaponRow => ({
  ...DEFAULTS,
  skill,
  formula,
  ...more,
});
const blade = (formula: string, more: Partial<WeaponRow> = {}): WeaponRow =>
  melee("handWeapons", formula, { bladed: true, ...more });
const shot = (skill: SkillId, formula: string, range: number, more: Partial<WeaponRow> = {}): WeaponRow =>
  melee(skill, formula, { mode: "missile", reload: "bow", range, ...more });
const bow = (formula: string, range: number): WeaponRow => shot("archery", formula, range, { hands: 2 });
const crossbow = (formula: string, range: number): WeaponRow =>
  shot("crossbows", formula, range, { hands: 2, reload: "crossbow" });
const thrownToo = (throwWeight: ThrowWeight): Partial<WeaponRow> => ({ mode: "meleeOrThrown", throwWeight });
const spear = (formula: string, more: Partial<WeaponRow> = {}): WeaponRow =>
  melee("poleArms", formula, { bladed: true, ...more });
const flexible = (formula: string, more: Partial<WeaponRow> = {}): WeaponRow => melee("flexibleWeapons", formula, more);

/** RP-68, RP-73 — the weapons of the table; sling and blowpipe have ranges of our own (D-45). */
export const WEAPONS = {
  lightCrossbow: crossbow("1d6", 50),
  heavyCrossbow: crossbow("1d8", 85),
  compositeBow: bow("1d8", 125),
  shortBow: bow("1d6", 30),
  longBow: bow("1d6+1", 75),
  staff: melee("poleArms", "1d4", { hands: 2 }),
  boomerang: melee("thrownWeapons", "1d4", { mode: "thrown" }),
  scimitar: blade("1d6"),
  claymore: blade("1d10", { hands: 2 }),
  cutlass: blade("1d4", thrownToo("light")),
  dagger: blade("1d4", thrownToo("light")),
  twoHandedSword: blade("1d10", { hands: 2 }),
  bastardSword: blade("1d8"),
  shortSword: blade("1d6"),
  broadSword: blade("1d6+1"),
  longSword: blade("1d8"),
  morningStar: flexible("1d6"),
  falchion: blade("1d6"),
  net: flexible("", { special: "net", mode: "thrown", throwWeight: "heavy" }),
  foil: blade("1d6"),
  flail: flexible("1d6"),
  whip: flexible("1d4/2"),
  sling: shot("thrownWeapons", "1d4/2", 40),
  club: melee("handWeapons", "1d4"),
  axe: blade("1d6", thrownToo("heavy")),
  battleAxe: blade("1d8", { hands: 2 }),
  halberd: spear("1d6+1", { hands: 2 }),
  harpoon: spear("1d6", thrownToo("heavy")),
  javelin: spear("1d6", thrownToo("light")),
  katana: blade("1d6+1"),
  spear: spear("1d6", thrownToo("heavy")),
  lance: spear("1d8"),
  warHammer: melee("handWeapons", "1d6+1"),
  mace: melee("handWeapons", "1d6"),
  nunchaku: flexible("1d4"),
  warPick: blade("1d6"),
  rapier: blade("1d6"),
  sabre: blade("1d6"),
  blowpipe: shot("thrownWeapons", "1d4", 10),
  trident: spear("1d6", thrownToo("heavy")),
  bola: flexible("", { special: "bola", mode: "thrown" }),
} as const satisfies Record<string, WeaponRow>;

/** RP-67 — what the table says of an armour; several coverages are pieces to choose between. */
interface ArmourRow {
  readonly formula: string;
  readonly coverage: readonly (readonly number[])[];
}

const LEGS = [1, 2, 3, 4] as const;
const ARMS = [5, 6] as const;
const TORSO = [7, 8, 9] as const;
const HEAD = [10] as const;

const piece = (formula: string, ...covered: readonly (readonly number[])[]): ArmourRow => ({
  formula,
  coverage: [covered.flat()],
});
/** RP-67 — sleeves, or greaves. */
const limbs = (formula: string): ArmourRow => ({ formula, coverage: [LEGS, ARMS] });

/** RP-65, RP-67 — the armours of the table. */
export const ARMOURS = {
  plateArmour: piece("1d10", LEGS, ARMS, TORSO, HEAD),
  partialPlateArmour: piece("1d10", LEGS, ARMS, TORSO),
  leatherHood: piece("1d4-1", HEAD),
  reinforcedLeatherHood: piece("1d4", HEAD),
  plateHelmet: piece("1d10", HEAD),
  sallet: piece("1d8", HEAD),
  mailShirt: piece("1d6", ARMS, TORSO),
  mailCoat: piece("1d6", LEGS, TORSO),
  hauberk: piece("1d6", LEGS, ARMS, TORSO, HEAD),
  leatherLimbs: limbs("1d4-1"),
  reinforcedLeatherLimbs: limbs("1d4"),
  mailLimbs: limbs("1d6"),
  reinforcedLeatherCoat: piece("1d4", ARMS, TORSO),
  leatherBreastplate: piece("1d4-1", TORSO),
  metalBreastplate: piece("1d10", TORSO),
  softLeatherDoublet: piece("1d4-1", TORSO),
  leatherJacket: piece("1d4-1", ARMS, TORSO),
  ringedLeatherJacket: piece("1d4+1", ARMS, TORSO),
  reinforcedLeatherJacket: piece("1d4", ARMS, TORSO),
} as const satisfies Record<string, ArmourRow>;
