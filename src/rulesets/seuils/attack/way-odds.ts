import { linesOf } from "../../../core/play/record/deed-call.js";
import type { DefenceOdds } from "../odds/pool.js";
import { resultOdds } from "../dice/result-odds.js";
import { defencePool } from "./answer/defence-roll.js";
import type { OpenWay } from "./ways.js";

/** SE-17, SE-29 — odds of a defence. */
export function oddsOfWay(way: OpenWay): DefenceOdds {
  return { ...resultOdds(defencePool(way, linesOf(way.lines))), difficultyBonus: way.difficultyBonus };
}
