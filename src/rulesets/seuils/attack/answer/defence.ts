import { defence } from "../../../../core/defence/defence.js";
import type { BlowFact, Defence, DefenceView, Struck } from "../../../../core/play/contract/defence.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import { fieldsOf } from "../../../../core/deed/form.js";
import { poolShown } from "../../dice/die-words.js";
import { explainAmount } from "../../dice/lines.js";
import { toHold } from "../../rules/attack/hit.js";
import { attackResult } from "../attack-roll.js";
import { DAMAGE } from "../damage-roll.js";
import { isDeclaredBefore } from "./declared.js";
import { defenceOdds } from "./defence-odds.js";
import {
  DEFENCE,
  DEFENCE_FORM,
  defenceKept,
  defenceLines,
  defencePool,
  defenceRolls,
  wayChosen,
  waysFor,
} from "./defence-roll.js";
import { fact, fight, named } from "../fields.js";
import { canMeet, unmetBecause } from "./incoming.js";
import { resultIn } from "../pool-result.js";
import { repliesTo } from "./replies.js";
import { actionsLeftKept, strikeOf } from "../strike.js";
import { DEFENCES, wayKept } from "../ways.js";

/** SE-29…SE-37 — how targets answer an attack: they know its result, which is their Difficulté. */
export const seuilsDefence = defence({
  asks: (blow) => {
    const strike = strikeOf(blow);
    if (!strike) return false;
    const reached = (attackResult(blow)?.result ?? 0) >= strike.difficulty;
    return canMeet(strike, blow.target) && (reached || isDeclaredBefore());
  },
  name: () => fight("defend"),
  facts: (blow) => [attackFact(blow)],
  replies: repliesTo,
  fields: (situation) => {
    const ways = waysFor(situation);
    const chosen = wayChosen(situation);
    const kinds = DEFENCES.filter((kind) => ways.some((way) => way.kind === kind));
    const asked = { actors: [situation.blow.target], choices: situation.choices };
    return fieldsOf(DEFENCE_FORM, asked, {
      way: { value: chosen?.kind ?? "", options: kinds.map((value) => ({ value, label: fight(`way.${value}`) })) },
      item: {
        value: chosen?.item ?? "",
        options: ways.map(({ item, itemName }) => ({ value: item, label: named(itemName) })),
      },
      extra: { value: false },
    });
  },
  obstacle: (situation) => {
    const { blow } = situation;
    const strike = strikeOf(blow);
    const reason = strike && unmetBecause(strike, blow.target);
    if (reason) return fight(`unmet.${reason}`, { name: blow.target.name });
    return wayChosen(situation) ? null : fight("obstacle.way");
  },
  remembers: true, // SE-30
  modifiers: defenceLines,
  explain: explainAmount,
  rolls: defenceRolls,
  keeps: defenceKept,
  odds: defenceOdds,
  view: viewOf,
  blind: isDeclaredBefore,
});

/** SE-17, SE-29 — the number to reach: of an extra defence, with what it needs more. */
function attackFact(blow: Struck): BlowFact {
  const [way] = waysFor({ blow, choices: {} });
  const count = toHold(attackResult(blow)?.result ?? 0, way?.difficultyBonus);
  const value = isDeclaredBefore() ? fight("notYetKnown") : fight("successes", { count });
  return { ...fact("attack", value, way && way.extra > 0 ? "SE-17" : "SE-29"), leads: true };
}

/** SE-29 — an answer as the card shows it. */
function viewOf({ refused, choices, lines, dice, kept }: Defence, target: Actor | null): DefenceView {
  const way = wayKept(kept);
  const left = actionsLeftKept(kept);
  const pool = way && resultIn(dice, DEFENCE, defencePool(way, lines));
  const item = target?.items.get(DEFENCE_FORM.item.read({ actors: [], choices }, "item"));
  const name = item ? nameAsRead(item.name, item.system) : "";
  const parries = name ? fight("parriesWith", { name }) : fight("parries");
  return {
    word: refused || !way ? fight("letsItCome") : way.kind === "dodge" ? fight("dodges") : parries,
    dice: pool ? poolShown(pool) : [],
    total: pool?.result ?? null,
    audience: "all",
    facts: left === null ? [] : [fact("actionsLeft", named(`${left}`), "SE-14")],
    alsoThrown: DAMAGE in dice ? fight("thrownDamage") : null, // of answers given before attackers threw it
  };
}
