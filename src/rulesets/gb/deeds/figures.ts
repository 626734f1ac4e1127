import type { Figure } from "../../../core/play/contract/deed.js";
import { whole } from "../../../core/shape/shape.js";
import { figuresOf } from "../data/reading.js";
import { applyWound } from "../rules/body/apply-wound.js";
import { heal } from "../rules/body/healing-touch.js";
import type { Pools } from "../rules/body/pools.js";
import { count, EITHER_WAY } from "./kit.js";
import { difference, pointRules, pointsOf } from "./points.js";

/** PV and PF that came or went, as an outcome keeps them: below 0 for a loss. */
export const POINTS = { pf: whole, pv: whole };

/** PV and PF that came or went, for the keeper to decide. */
export function pointFigures(): readonly Figure[] {
  return [count("pf", EITHER_WAY), count("pv", EITHER_WAY)];
}

/** GB-63 — an actor's points once it is given some: under the maxima and the cap. */
export function afterHealing(actor: Actor, given: Pools): Pools {
  const { pv, pf } = figuresOf(actor);
  return heal(pointsOf(actor), { pv: pv.max, pf: pf.max }, given, pointRules().capMode);
}

/** PV and PF that came or went, as the keeper decides them: under the maxima and the cap, as points always are (GB-14). */
export function pointsDecided({ pv, pf }: Pools, actor: Actor): Pools {
  const healed = afterHealing(actor, { pv: Math.max(0, pv), pf: Math.max(0, pf) });
  const hurt = applyWound(healed, { pvLoss: Math.max(0, -pv), pfLoss: Math.max(0, -pf) }, pointRules());
  return difference(pointsOf(actor), hurt);
}
