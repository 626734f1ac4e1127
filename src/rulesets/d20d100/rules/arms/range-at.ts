import { type RangeKind, type RangeReading, MOST_INCREMENTS } from "./range.js";

/** DD-142 — taken off for every increment after the first. */
const PER_INCREMENT = -2;

/** What is lost of a quotient of two lengths in floating point never makes another increment. */
const SLACK = 1e-9;

/**
 * DD-142 — the penalty of a distance.
 * @param distance in metres
 * @param increment in metres; 0 for what reaches no farther than the arm, which distance does not hinder
 */
export function rangeAt(distance: number, increment: number, kind: RangeKind): RangeReading {
  const increments = increment > 0 ? Math.max(1, Math.ceil(distance / increment - SLACK)) : 1;
  const automaticFailure = increments > MOST_INCREMENTS[kind];
  return {
    increments,
    // The sum of a product and 0 is never −0.
    modifier: automaticFailure ? null : PER_INCREMENT * (increments - 1) + 0,
    automaticFailure,
  };
}
