import { cappedPf, pfCeiling, type CapMode, type Pools } from "../../rules/body/pools.js";

/** PV and PF with their maxima, before or after a change. */
export interface PoolState extends Pools {
  readonly pvMax: number;
  readonly pfMax: number;
}

/** What a change asks for; `undefined` where it says nothing. */
export interface PoolRequest {
  readonly pv: number | undefined;
  readonly pf: number | undefined;
  readonly pvMax: number;
  readonly pfMax: number;
}

/**
 * The points that a change really leaves, whichever door it came through: sheet, token bar, arbiter.
 * D-01 (points follow their maximum), GB-14 (PF cap), D-03 (points under 0).
 */
export function settledPools(
  before: PoolState,
  request: PoolRequest,
  options: { readonly capMode: CapMode; readonly negative: boolean; readonly undone?: boolean },
): Pools {
  const { pvMax, pfMax } = request;
  const floor = options.negative ? -99 : 0;
  const pv = clamp(request.pv ?? before.pv + pvMax - before.pvMax, floor, pvMax);
  const asked = clamp(request.pf ?? before.pf + pfMax - before.pfMax, floor, pfMax);
  const allowed = Math.max(before.pf, pfCeiling(pv, pfMax));
  // What a blow took from above the cap comes back when the blow is taken back: that is no recovery.
  const recovers = options.capMode === "recovery" && pv > 0 && options.undone !== true;
  const pf = recovers ? Math.min(asked, allowed) : asked;
  return { pv, pf: cappedPf({ pv, pf }, options.capMode) };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
