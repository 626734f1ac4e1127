import { card, stored, word } from "../../../../core/deed/card.js";
import { wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { doneIn, type RoundDone } from "../../data/round.js";
import { figuresOf, roundCounted } from "../../data/reading.js";
import { stillOf } from "../../fight/round-written.js";
import { fact, figure, told } from "../card.js";
import { AREA, deed } from "../deed.js";
import { choiceField } from "../fields.js";
import { obstacle } from "../reading.js";

/** SE-14…SE-18 — what can be given back. */
const COUNTED = ["attacks", "defences", "others", "extraDefences"] as const satisfies readonly (keyof RoundDone)[];
type Counted = (typeof COUNTED)[number];

const countedLabel = (id: Counted): string => `${AREA}.giveBack.${id}`;

/** What somebody has done in this round; `null` outside a fight, where nobody counts. */
function doneBy(actor: Actor): RoundDone | null {
  const now = roundCounted(actor);
  return now && doneIn(figuresOf(actor).round, now);
}

/** SE-14 — what of it was done at least once. */
function spentBy(actor: Actor): readonly Counted[] {
  const done = doneBy(actor);
  return done ? COUNTED.filter((id) => done[id] > 0) : [];
}

/** What is given back: as chosen, else the first thing that was done. */
function chosenIn(actor: Actor, choices: DeedChoices): Counted | null {
  const spent = spentBy(actor);
  const [first] = spent;
  const chosen = wordIn(choices, "counted", [first ?? COUNTED[0], ...COUNTED]);
  return spent.find((id) => id === chosen) ?? null;
}

/** SE-14 — the keeper lets somebody do again what they did in this round: it does not count. */
export const giveBack = deed("giveBack", {
  icon: "fa-solid fa-rotate-left",
  by: "keeper",
  fields: ([actor], choices) => {
    const spent = actor ? spentBy(actor) : [];
    const chosen = actor ? chosenIn(actor, choices) : null;
    return chosen && spent.length > 1 ? [choiceField("counted", chosen, wordOptions(spent, countedLabel))] : [];
  },
  obstacle: ({ actor, choices }) => (chosenIn(actor, choices) ? null : obstacle("nothingSpent", actor)),
  outcome: ({ actor, choices }) => {
    const counted = chosenIn(actor, choices);
    const done = doneBy(actor);
    return { counted: counted ?? "", after: counted && done ? done[counted] - 1 : 0 };
  },
  changes: (outcome, actor) => {
    const counted = COUNTED.find((id) => id === word(outcome, "counted"));
    if (!counted) return null;
    const holding = stillOf("round", figuresOf(actor).round); // in the next round it counts no more
    const given = { path: `system.round.${counted}`, after: stored(outcome, "after"), while: holding };
    return { numbers: [given] };
  },
  view: (outcome) => {
    const counted = COUNTED.find((id) => id === word(outcome, "counted")) ?? "attacks";
    return card({
      verdict: told("giveBack.verdict", { what: { key: countedLabel(counted) } }),
      tone: "good",
      facts: [fact("counts", figure(stored(outcome, "after")), "SE-14")],
    });
  },
});
