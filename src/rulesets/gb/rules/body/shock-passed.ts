import type { LimitedStates } from "../fight/turns.js";

/** GB-34, GB-35 — whether a shock is over for somebody who is in no fight. */
export function shockPassed({ kind, until }: LimitedStates["shock"], now: number): boolean {
  return kind !== "none" && now >= until.time;
}
