import type { PoolResult } from "./pool-result.js";

/** WP-07, WP-36 — what a total means beside the number it is compared with. */
export const OUTCOMES = ["success", "draw", "failure", "criticalFailure"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How a total stands beside another number; the margin is below 0 in a failure. */
export interface Comparison {
  readonly outcome: Outcome;
  readonly margin: number;
}

/** WP-07 — a total against a number: a difficulty or an opposing total. A critical failure overrides it (WP-36). */
export function compare(total: number, target: number, criticalFailure = false): Comparison {
  const margin = total - target;
  if (criticalFailure) return { outcome: "criticalFailure", margin };
  return { outcome: margin > 0 ? "success" : margin < 0 ? "failure" : "draw", margin };
}

/** One side of an opposed roll. */
export type Side = Pick<PoolResult, "total" | "criticalFailure">;

/**
 * WP-10 — the left side's outcome against the right one's; equality is a draw. Whoever fails critically loses to one who
 * does not, both together are a draw (WD-18).
 */
export function opposed(left: Side, right: Side): Comparison {
  const { outcome, margin } = compare(left.total, right.total, left.criticalFailure);
  if (!right.criticalFailure) return { outcome, margin };
  return { outcome: left.criticalFailure ? "draw" : "success", margin };
}
