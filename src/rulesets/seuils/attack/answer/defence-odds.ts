import type { DefenceSituation, Struck } from "../../../../core/play/contract/defence.js";
import type { Odds } from "../../../../core/play/contract/odds.js";
import { ALL, minus, toNumber, type Fraction } from "../../../../core/odds/fraction.js";
import { hitOdds, holdOdds, type DefenceOdds } from "../../odds/pool.js";
import { resultOdds } from "../../dice/result-odds.js";
import { attackPool, attackResult } from "../attack-roll.js";
import { isDeclaredBefore } from "./declared.js";
import { wayChosen } from "./defence-roll.js";
import { fight } from "../fields.js";
import { oddsOfWay } from "../way-odds.js";
import { strikeOf } from "../strike.js";

/** SE-11, SE-29 — the exact chance that an answer keeps a blow off; `null` where nothing is rolled. */
export function defenceOdds(situation: DefenceSituation): Odds | null {
  const way = situation.refused ? null : wayChosen(situation);
  const exact = way && chanceOf(situation.blow, oddsOfWay(way));
  if (!exact) return null;
  const chance = toNumber(exact);
  return {
    title: fight("odds.defence"),
    chance,
    note: null,
    rows: [
      { id: "defended", label: fight("odds.defended"), tone: "good", probability: chance },
      { id: "hit", label: fight("odds.hit"), tone: "sev-3", probability: 1 - chance },
    ],
  };
}

/** SE-38 — against the result that is known; where nobody has seen it yet, against all that it may be. */
function chanceOf(blow: Struck, defence: DefenceOdds): Fraction | null {
  if (!isDeclaredBefore()) {
    const attack = attackResult(blow);
    return attack && holdOdds(defence, attack.result);
  }
  const strike = strikeOf(blow);
  return strike && minus(ALL, hitOdds(resultOdds(attackPool(strike, blow.lines)), strike.difficulty, defence));
}
