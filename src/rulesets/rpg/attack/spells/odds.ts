import type { Odds } from "../../../../core/play/contract/odds.js";
import { rpgOptions } from "../../data/options.js";
import { WORST_FACE } from "../../rules/checks/test-result.js";
import { resistChance, testResults } from "../../odds/test.js";
import { fight } from "../fields.js";
import type { Strike } from "../strike.js";
import { willOf } from "./resistance.js";

/** RP-79 — exact odds that a spell without dice takes hold: it is cast, and Volonté does not keep it off. */
export function castOdds({ score, resisted }: Strike, target: Actor, difficulty: number): Odds {
  const { naturals } = rpgOptions();
  const casts = testResults({ score, difficulty }, naturals).filter(({ success }) => success);
  const will = willOf(target);
  const kept = resisted ? casts.reduce((sum, one) => sum + resistChance(one, will, naturals), 0) / WORST_FACE : 0;
  const cast = casts.length / WORST_FACE;
  return {
    title: fight("odds.cast"),
    chance: cast - kept,
    note: null,
    rows: [
      { id: "fails", label: fight("odds.fails"), tone: "mute", probability: 1 - cast },
      ...(resisted ? [{ id: "resisted", label: fight("odds.resisted"), tone: "good", probability: kept }] : []),
      { id: "affected", label: fight("odds.affected"), tone: "sev-3", probability: cast - kept },
    ],
  };
}
