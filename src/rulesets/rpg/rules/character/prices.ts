/** RP-29, RP-96 — what a degree costs for each of its number (D-16). */
export const COST_FACTOR = 2;

/** RP-29, RP-96 — points that it takes to rise from one DM to another: so many times the number of each degree. */
export function masteryCost(from: number, to: number, factor = COST_FACTOR): number {
  const degrees = Math.max(0, to - from);
  return (factor * degrees * (from + to + 1)) / 2;
}
