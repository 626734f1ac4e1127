import type { EffortKind } from "../vocabulary.js";

/** GB-49, GB-54 — the feat that halves each kind of effort; never the other kind, never twice (D-29). */
export const EFFORT_FEAT = { prolonged: "endurance", violent: "run" } as const satisfies Record<EffortKind, string>;

/** GB-49, GB-54 — how half a point is rounded (D-28). */
export type EffortRounding = "floor" | "ceil";

/**
 * GB-07, GB-49, GB-54 — PF an effort costs one character; never PV.
 * @param pf cost set by the keeper, in PF
 * @param feats keys of the feats the character has
 */
export function effortLoss(
  kind: EffortKind,
  pf: number,
  feats: readonly string[],
  rounding: EffortRounding = "floor",
): number {
  const cost = Math.max(0, pf);
  return feats.includes(EFFORT_FEAT[kind]) ? Math[rounding](cost / 2) : cost;
}
