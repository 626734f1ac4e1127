/** RP-67 — what the table says of an armour; several coverages are pieces to choose between. */
export interface ArmourRow {
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
export type ArmourId = keyof typeof ARMOURS;
