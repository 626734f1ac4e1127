/** DD-139, D-44 — difficulty of the CON test in the first round of a strangling, and what every round adds. */
const STRANGLE_FIRST = 10;

/** DD-139, D-44 — difficulty of the CON test; `round` is counted from 1. */
export function strangleDifficulty(round: number): number {
  return STRANGLE_FIRST + round - 1;
}

/** DD-138 — how far whoever is pushed goes, in metres. */
export const PUSH_METRES = 1.5;

/** DD-164 — what the first test of a silent hold adds. */
export const SILENT_HOLD_BONUS = 4;
