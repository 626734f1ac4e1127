import { ROUND_SECONDS, HOUR_SECONDS } from "../time.js";
import type { Interval } from "../vocabulary.js";

/** RP-92 — intervals in seconds of the story. */
const SECONDS: Readonly<Record<Interval, number>> = {
  round: ROUND_SECONDS,
  minute: 60,
  hour: HOUR_SECONDS,
  day: 24 * HOUR_SECONDS,
  week: 7 * 24 * HOUR_SECONDS,
};

/** RP-92 — whole intervals that went by since something began; in seconds of the story. Going back takes nothing away. */
export function intervalsSince(start: number, now: number, interval: Interval): number {
  return Math.max(0, Math.floor((now - start) / SECONDS[interval]));
}

/** RP-92 — the second at which some intervals are over. */
export function afterIntervals(start: number, count: number, interval: Interval): number {
  return start + count * SECONDS[interval];
}

/** RP-92 — an affliction as it runs its course. */
export interface Course {
  /** Intervals that take their due now. */
  readonly due: number;
  /** Those left afterwards; `null`: until it is cured. */
  readonly remaining: number | null;
  readonly over: boolean;
}

/** RP-92 — what becomes of an affliction when intervals go by. */
export function runCourse(remaining: number | null, intervals: number): Course {
  if (remaining === null) return { due: intervals, remaining, over: false };
  const due = Math.min(remaining, intervals);
  return { due, remaining: remaining - due, over: due === remaining };
}

/** RP-92, RP-94 — what an affliction takes of an attribute: at once and no more, or each interval. */
export interface Drain {
  readonly value: number;
  readonly once: boolean;
}

/**
 * RP-92, RP-94 — points of an attribute lost while intervals go by, never more than there are (RP-20).
 * @param begins whether the affliction takes hold now
 */
export function drained(left: number, { value, once }: Drain, intervals: number, begins: boolean): number {
  const times = once ? (begins ? 1 : 0) : intervals;
  return Math.min(left, value * times);
}

/** RP-94 — points of a loss that come back while intervals go by, up to the former value. */
export function restored(loss: number, perInterval: number, intervals: number): number {
  return Math.min(loss, perInterval * Math.max(0, intervals));
}
