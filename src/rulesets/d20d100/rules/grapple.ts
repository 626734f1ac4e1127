/** DD-138 — what can be done in a grapple, each after a new opposed test. */
export const GRAPPLE_OPTIONS = [
  "strike",
  "drawWeapon",
  "shoot",
  "immobilise",
  "push",
  "freeAlly",
  "breakFree",
  "strangle",
] as const;
export type GrappleOption = (typeof GRAPPLE_OPTIONS)[number];

/** DD-139, D-44 — difficulty of the CON test in the first round of a strangling, and what every round adds. */
const STRANGLE_FIRST = 10;

/** DD-139 — what somebody loses each round once the test has failed. */
export const STRANGLE_DAMAGE = "1d8";

/** DD-139, D-44 — difficulty of the CON test; `round` is counted from 1. */
export function strangleDifficulty(round: number): number {
  return STRANGLE_FIRST + round - 1;
}

/** DD-164 — what the first test of a silent hold adds. */
export const SILENT_HOLD_BONUS = 4;

/** DD-138 — metres by which somebody is pushed. */
export const PUSHED = 1.5;
