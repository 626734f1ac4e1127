/** DD-63, DD-64 — what is added to the die, in the place of the characteristic's modifier, for its score so many times. */
export function multiplierModifier(score: number, multiplier: number): number {
  return Math.round((score * multiplier) / 5) - 11;
}

/** DD-63 — what a d100 must not go above where a score so many times is rolled with one. */
export function multiplierPercent(score: number, multiplier: number): number {
  return score * multiplier;
}
