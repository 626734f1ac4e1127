import { defence } from "../../../../core/defence/defence.js";
import type { BlowFact, Defence, DefenceView, Struck } from "../../../../core/play/contract/defence.js";
import { flag } from "../../../../core/shape/shape.js";
import { unlessAnswerJustified } from "../../deeds/action.js";
import { warpOptions } from "../../data/options.js";
import { figuresOf } from "../../deeds/reading.js";
import { BASE, explainDice } from "../../dice/lines.js";
import { chainOf } from "../../dice/specs.js";
import { isTurnedAside } from "./aside.js";
import { attackSide } from "./attack-side.js";
import { defenceOdds } from "./defence-odds.js";
import { DEFENCE, defenceRolls } from "./defence-roll.js";
import { fight } from "../fields.js";
import { sightOf } from "../outcome/sight.js";
import { diceOf, sideBy } from "../outcome/side.js";
import { wayOf } from "../way.js";
import type { Guard } from "../way.js";

/** WP-49, WP-53 — how targets answer an attack of this ruleset. */
export const warpDefence = defence({
  // Nobody needs a defence against an attack that cannot hit (WD-15, WD-69, WP-132); the dead have none.
  asks: (blow) => {
    const { total, criticalFailure } = attackSide(blow);
    const lives = figuresOf(blow.target).hp.status !== "dead";
    return total > 0 && !criticalFailure && lives && !isTurnedAside(blow.target);
  },
  facts: (blow) => [...attackFacts(blow), ...guardOf(blow).facts(blow)],
  replies: (asked) => guardOf(asked.blow).replies(asked),
  fields: (situation) => guardOf(situation.blow).fields(situation),
  obstacle: (situation) => guardOf(situation.blow).obstacle(situation) ?? unlessAnswerJustified(situation),
  modifiers: (situation) => guardOf(situation.blow).modifiers(situation),
  explain: explainDice,
  rolls: defenceRolls,
  odds: defenceOdds,
  view: viewOf,
  // WP-10: whoever rolls them sees them; they are kept from the others.
  secret: (target) => !target.hasPlayerOwner && warpOptions().npcRolls !== "full",
  patience: () => warpOptions().defenceTimeout,
});

function guardOf({ weapon, choices, kept }: Struck): Guard {
  return wayOf(weapon, choices, kept).guard;
}

/** WP-10 — the total to beat, as far as this reader may know it. */
function attackFacts(blow: Struck): readonly BlowFact[] {
  if (sightOf(!(blow.attacker?.hasPlayerOwner ?? false)) === "outcome") return [];
  const value = fight("figure", { value: attackSide(blow).total });
  return [{ label: fight("fact.attack"), value, rule: "WP-48", audience: "all", leads: true }];
}

function viewOf({ refused, choices, lines, dice }: Defence, target: Actor | null): DefenceView {
  const sight = sightOf(!(target?.hasPlayerOwner ?? false));
  const side = sideBy(lines, dice[DEFENCE] ?? [], dice[chainOf(DEFENCE)] ?? []);
  const word = wordOf({ refused, choices, lines });
  return {
    word: fight(word),
    idle: word === "letsItCome" || word === "exposed",
    dice: sight === "full" ? diceOf(side) : [],
    total: !(DEFENCE in dice) || sight === "outcome" ? null : side.total,
    audience: "all",
    facts: [],
  };
}

function wordOf({
  refused,
  choices,
  lines,
}: Pick<Defence, "refused" | "choices" | "lines">): "dodges" | "letsItCome" | "parries" | "exposed" {
  if (flag.read(choices["dodge"])) return "dodges";
  if (refused && lines.length === 0) return "letsItCome";
  return lines.some(({ id }) => id === BASE) ? "parries" : "exposed";
}
