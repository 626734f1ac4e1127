import type { NumberChange } from "../../../core/play/contract/changes.js";
import { figuresOf } from "../data/reading.js";
import { gbOptions } from "../data/options.js";
import type { Pools } from "../rules/body/pools.js";
import { applyWound, type ApplyOptions } from "../rules/body/apply-wound.js";

/** GB-14, D-03 — how the table counts points that fall. */
export function pointRules(): Required<Pick<ApplyOptions, "capMode" | "negativePools">> {
  const { pfCapMode: capMode, negativePools } = gbOptions();
  return { capMode, negativePools };
}

/** PV and PF of an actor as they are. */
export function pointsOf(actor: Actor): Pools {
  const { pv, pf } = figuresOf(actor);
  return { pv: pv.value, pf: pf.value };
}

/** The numbers to write so that an actor has these points; none where nothing moves. */
export function toPoints(actor: Actor, after: Pools): readonly NumberChange[] {
  const before = pointsOf(actor);
  return (["pv", "pf"] as const)
    .filter((pool) => after[pool] !== before[pool])
    .map((pool) => ({ path: `system.${pool}.value`, after: Math.max(-99, after[pool]) }));
}

/** What moved between two states of the points: below 0 for a loss. */
export function difference(before: Pools, after: Pools): Pools {
  return { pv: after.pv - before.pv, pf: after.pf - before.pf };
}

/** GB-07, GB-34 — the numbers to write where PF are lost to no wound: an effort, a shock. */
export function pfSpent(actor: Actor, pf: number): readonly NumberChange[] {
  return toPoints(actor, applyWound(pointsOf(actor), { pfLoss: pf, pvLoss: 0 }, pointRules()));
}
