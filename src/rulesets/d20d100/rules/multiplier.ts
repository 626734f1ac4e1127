import { CHARACTERISTIC_DIFFICULTY, testResult, type TestResult } from "./tests.js";

/** DD-63, DD-64 — what is added to the die, in the place of the characteristic's modifier, for its score so many times. */
export function multiplierModifier(score: number, multiplier: number): number {
  return Math.round((score * multiplier) / 5) - 11;
}

/** DD-63 — a line of the table: a multiplier for each score. */
export function multiplierRow(multiplier: number, scores: readonly number[]): readonly number[] {
  return scores.map((score) => multiplierModifier(score, multiplier));
}

/** DD-02, DD-63 — a score so many times, tested by the d20; a natural 20 is nothing more here than the highest face. */
export function multiplierTest(
  score: number,
  multiplier: number,
  die: number,
): TestResult & { readonly modifier: number } {
  const modifier = multiplierModifier(score, multiplier);
  return { modifier, ...testResult({ die, modifier }, CHARACTERISTIC_DIFFICULTY) };
}

/** DD-63 — what a d100 must not go above where a score so many times is rolled with one. */
export function multiplierPercent(score: number, multiplier: number): number {
  return score * multiplier;
}

/** DD-14, DD-63 — whether a d100 comes to no more than a score so many times. */
export function multiplierPercentTest(score: number, multiplier: number, d100: number): boolean {
  return d100 <= multiplierPercent(score, multiplier);
}
