/** RP-90 — the die of holding out, and the points that it costs not to. */
export const BREATH_FORMULA = "1d100";
export const ASPHYXIA_FORMULA = "1d6";

/** RP-90 — the round from which the chance no longer shrinks. */
const LAST_STEP = 10;

/** RP-90 — what a round without air brings: it is held out, the roll is missed, or there is none any more. */
export type Breath = "success" | "failure" | "damage";

/** RP-90 — what a d100 is compared to; rounds are counted from 1. */
export function asphyxiaThreshold(body: number, round: number): number {
  return body * Math.max(1, LAST_STEP + 1 - round);
}

/**
 * RP-90 — the highest d100 that still holds out.
 * @param strict whether the threshold itself is missed (D-57)
 */
export function highestBreath(body: number, round: number, strict = false): number {
  return asphyxiaThreshold(body, round) - (strict ? 1 : 0);
}

/** RP-90 — the round of somebody who has been without air since another; both as a fight counts them. */
export function asphyxiaRound(since: number, now: number): number {
  return now - since + 1;
}

/** RP-90 — somebody without air. */
export interface Choking {
  readonly body: number;
  /** Rounds without air, this one included. */
  readonly round: number;
  /** A roll was missed: nothing is rolled any more, every round costs. */
  readonly failed: boolean;
}

/**
 * RP-90 — a round without air; all but `success` costs hit points. There are no criticals.
 * @param strict whether the threshold itself is missed (D-57)
 */
export function breathe({ body, round, failed }: Choking, d100: number, strict = false): Breath {
  if (failed) return "damage";
  return d100 <= highestBreath(body, round, strict) ? "success" : "failure";
}
