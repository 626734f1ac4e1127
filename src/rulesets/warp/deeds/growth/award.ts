import { card, stored } from "../../../../core/deed/card.js";
import { flagIn, numberIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { AWARDS, awarded } from "../../rules/experience-used.js";
import { fact, numbers, told } from "../card.js";
import { deed } from "../deed.js";
import { flagField, numberField } from "../fields.js";
import { count, FREE } from "../figures.js";
import { figuresOf } from "../reading.js";

/** WP-17 — most dice that the keeper gives besides those of the list. */
const MOST = 20;

function diceIn(choices: DeedChoices): readonly number[] {
  const ticked = AWARDS.filter((one) => flagIn(choices, one)).map(() => 1);
  return [...ticked, numberIn(choices, "more", { min: 0, max: MOST, otherwise: 0 })];
}

/** WP-17 — the keeper rewards a session: a die for each thing worth it. */
export const award = deed("award", {
  icon: "fa-solid fa-award",
  by: "keeper",
  fields: (_actors, choices) => [
    ...AWARDS.map((one) => flagField(one, flagIn(choices, one))),
    numberField("more", numberIn(choices, "more", { min: 0, max: MOST, otherwise: 0 }), 0, MOST),
  ],
  outcome: ({ actor, choices }) => {
    const { total, used } = figuresOf(actor).xp;
    const after = awarded({ total, used }, diceIn(choices)).total;
    return { dice: after - total, total: after, for: AWARDS.filter((one) => flagIn(choices, one)) };
  },
  changes: (outcome, actor) => {
    const { total } = figuresOf(actor).xp;
    const after = awarded({ total, used: 0 }, [stored(outcome, "dice")]).total;
    return after === total ? null : { values: [{ path: "system.xp.total", after }] };
  },
  edit: {
    figures: () => [count("dice", FREE, { called: "award" })],
    follow: (decided, ruled) => ({
      total: stored(ruled, "total") - stored(ruled, "dice") + stored(decided, "dice"),
    }),
  },
  view: (outcome) => {
    const dice = stored(outcome, "dice");
    const grounds = Array.isArray(outcome.for) ? outcome.for : [];
    return card({
      verdict: told(dice === 1 ? "award.one" : "award.other", { dice }),
      tone: dice > 0 ? "good" : "mute",
      facts: [
        ...AWARDS.filter((one) => grounds.includes(one)).map((one) => fact("for", told(`field.${one}`), "WP-17")),
        numbers("total", told("figure", { value: stored(outcome, "total") }), "WP-17"),
      ],
    });
  },
});
