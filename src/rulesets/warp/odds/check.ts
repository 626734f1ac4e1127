import { toNumber } from "../../../core/odds/fraction.js";
import { atLeast, oddsOpposed, split, type Odds } from "./pool.js";

/** WP-07, WP-36 — exact chance that a roll beats a number, 0 to 1: equality does not, nor does a critical failure. */
export function beatChance(odds: Odds, number: number): number {
  return toNumber(atLeast(split(odds).sound, number + 1));
}

/** WP-09, WP-10 — exact chance that a roll beats the dice of an obstacle, 0 to 1. */
export function obstacleChance(odds: Odds, obstacle: Odds): number {
  return toNumber(oddsOpposed(odds, obstacle).success);
}
