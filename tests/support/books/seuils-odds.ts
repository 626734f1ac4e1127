import { fraction, type Fraction } from "../../../src/core/odds/fraction.js";
import type { SuccessOdds } from "../../../src/rulesets/seuils/odds/pool.js";

/** SE-11 — chance of exactly so many successes. */
export function exactly(odds: SuccessOdds, successes: number): Fraction {
  return fraction(odds.weight(successes), 10n ** BigInt(successes + odds.dice));
}
