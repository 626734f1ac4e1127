/** RP-17 — the die of a feat that the keeper grants against all odds. */
export const MILLION_FORMULA = "1d10";

/** RP-17 — the only face that fails. */
const FAILING_FACE = 10;

/** RP-17 — whether the feat succeeds, as it does nine times out of ten. */
export function succeedsAgainstAllOdds(die: number): boolean {
  return die < FAILING_FACE;
}
