import type { DefenceSituation } from "../../../../core/play/contract/defence.js";
import type { Odds } from "../../../../core/play/contract/odds.js";
import { linesOf } from "../../../../core/play/record/deed-call.js";
import { toNumber } from "../../../../core/odds/fraction.js";
import { poolOf } from "../../dice/line-dice.js";
import { atLeast, poolOdds } from "../../odds/pool.js";
import { attackSide } from "./attack-side.js";
import { requestFor } from "./defence-roll.js";
import { fight } from "../fields.js";
import { sightOf } from "../outcome/sight.js";
import { wayOf } from "../way.js";

/** WP-51 — odds that an answer turns a blow aside: it has to equal its total; `null` where this reader may not know that. */
export function defenceOdds(situation: DefenceSituation): Odds | null {
  const { blow } = situation;
  if (sightOf(!(blow.attacker?.hasPlayerOwner ?? false)) === "outcome") return null;
  const lines = linesOf(wayOf(blow.weapon, blow.choices, blow.kept).guard.modifiers(situation));
  const { rules } = requestFor(situation, lines);
  const chance = toNumber(atLeast(poolOdds(poolOf(0, lines), rules), attackSide(blow).total));
  const row = (id: string, tone: string, probability: number) => ({
    id,
    label: fight(`odds.${id}`),
    tone,
    probability,
  });
  return {
    title: fight("odds.defence"),
    chance,
    note: null,
    rows: [row("aside", "good", chance), row("struck", "sev-3", 1 - chance)],
  };
}
