/** RP-30 — a fraction, rounded down. */
export function roundDown(numerator: number, divisor: number): number {
  return Math.floor(numerator / divisor);
}

/** RP-30 — a fraction of a wound, in hit points: one that exists never rounds to nothing (D-17). */
export function roundWound(hp: number, divisor: number): number {
  return hp > 0 ? Math.max(1, roundDown(hp, divisor)) : 0;
}
