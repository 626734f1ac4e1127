import type { Outcome } from "../../../core/play/contract/outcome.js";
import type { DeedEdit, Figure } from "../../../core/play/contract/deed.js";
import { figuresOf } from "../attack/reading.js";
import { heal } from "../rules/body/healing-touch.js";
import type { Pools } from "../rules/body/pools.js";
import { applyWound } from "../rules/body/apply-wound.js";
import { stored } from "./card.js";
import { count, EITHER_WAY } from "./kit.js";
import { difference, pointRules, pointsOf } from "./points.js";

/** PV and PF that came or went. */
export function pointFigures(): readonly Figure[] {
  return [count("pf", EITHER_WAY), count("pv", EITHER_WAY)];
}

/** PV and PF that came or went, as the keeper decides them: under the maxima and the cap, as points always are (GB-14). */
export function pointsDecided(decided: Outcome, actor: Actor): Pools {
  const [pv, pf] = [stored(decided, "pv"), stored(decided, "pf")];
  const { pv: life, pf: fatigue } = figuresOf(actor);
  const before = pointsOf(actor);
  const { capMode } = pointRules();
  const healed = heal(before, { pv: life.max, pf: fatigue.max }, { pv: Math.max(0, pv), pf: Math.max(0, pf) }, capMode);
  return difference(before, applyWound(healed, { pvLoss: Math.max(0, -pv), pfLoss: Math.max(0, -pf) }, pointRules()));
}

/** GB-13, GB-40 — what time did to the points, and whether it killed. */
export const timeEdit: DeedEdit = {
  figures: pointFigures,
  follow: (decided, ruled, actor) => {
    const { pv, pf } = pointsDecided(decided, actor);
    return {
      ...{ pv, pf, dead: figuresOf(actor).pv.value + pv <= 0 },
      // what the wounds took meanwhile is what it was
      regainedPv: stored(ruled, "regainedPv") + pv - stored(ruled, "pv"),
      regainedPf: stored(ruled, "regainedPf") + pf - stored(ruled, "pf"),
    };
  },
};
