import type { Pools } from "./pools.js";

/** GB-39 — how far natural stabilisation reaches: the wound that bled, or every wound of its bearer (D-24). */
export type StabilisationScope = "wound" | "character";

/**
 * GB-39 — number the d100 must stay under: PV plus PF, both after the loss. 1 or less cannot be met.
 * @param negativePools whether pools count below 0 (D-03)
 */
export function stabilisationTarget({ pv, pf }: Pools, negativePools = true): number {
  return negativePools ? pv + pf : Math.max(0, pv) + Math.max(0, pf);
}

/** GB-39 — whether a wound stops bleeding by itself: the die is strictly under the target. */
export function stabilises(d100: number, pools: Pools, negativePools = true): boolean {
  return d100 < stabilisationTarget(pools, negativePools);
}

/** GB-39 — whether any face of the d100 falls under the target. */
export function canStabilise(target: number): boolean {
  return target > 1;
}

/** GB-39 — a wound as far as the roll for its first loss goes; `pvLost` are the PV that the blow itself took. */
export interface FirstLoss {
  readonly worsens: boolean;
  readonly pvLost: number;
  /** The roll has been made. */
  readonly rolled: boolean;
}

/** GB-33, GB-39 — whether the roll for the first loss is still owed: one for the wound, whose later losses bring their own (D-24). */
export function owesStabilisation({ worsens, pvLost, rolled }: FirstLoss): boolean {
  return worsens && pvLost > 0 && !rolled;
}

/**
 * GB-33, GB-39 — whether a loss calls for the stabilisation roll: PV went down, the victim lives.
 * @param worsens whether the wound is one that goes on bleeding (GB-37)
 */
export function callsForStabilisation(before: Pools, after: Pools, worsens = true): boolean {
  return worsens && after.pv > 0 && after.pv < before.pv;
}
