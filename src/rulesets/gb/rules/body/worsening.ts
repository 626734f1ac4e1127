import type { Profile } from "../character/profile.js";
import type { Severity } from "../vocabulary.js";

/** GB-37 — a wound as far as its worsening goes. */
export interface WorseningSubject {
  readonly severity: Severity;
  /** GB-38 — dressed by somebody. */
  readonly treated?: boolean;
  /** GB-39 — stopped by itself. */
  readonly stabilised?: boolean;
  readonly healed?: boolean;
  /** GB-51 — it cost PF only. */
  readonly pfOnly?: boolean;
}

/** GB-37, GB-40 — seconds between two losses of a wound on a body; `null`: it does not worsen. */
export function worseningInterval(wound: WorseningSubject, { worsening }: Pick<Profile, "worsening">): number | null {
  const over = wound.treated || wound.stabilised || wound.healed || wound.pfOnly;
  return over ? null : (worsening[wound.severity] ?? null);
}

/** GB-40 — losses that a span of time brings; the span and the interval are in seconds. */
export function ticksIn(elapsed: number, interval: number | null): number {
  return interval === null ? 0 : Math.max(0, Math.floor(elapsed / interval));
}

/** GB-40 — what a loss takes: one PF and one PV, or one point in all, PF first (D-23). */
export type WorsenMode = "both" | "pfFirst";

/** GB-40 — points that a number of losses take. */
export interface WorseningLoss {
  readonly pf: number;
  readonly pv: number;
}

/**
 * GB-40 — points lost to a number of losses.
 * @param pf PF there are to lose, read in mode `pfFirst` only
 */
export function worseningLoss(ticks: number, mode: WorsenMode = "both", pf = Infinity): WorseningLoss {
  if (mode === "both") return { pf: ticks, pv: ticks };
  const fromPf = Math.min(ticks, Math.max(0, pf));
  return { pf: fromPf, pv: ticks - fromPf };
}
