import { card, stored } from "../../../../core/deed/card.js";
import { numberIn } from "../../../../core/deed/choices.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { CHARGE_COST } from "../../rules/psychic-reserve.js";
import { buyCharges } from "../../rules/charges.js";
import { figure, numbers, told } from "../card.js";
import { deed } from "../deed.js";
import { numberField } from "../fields.js";
import { count, FREE } from "../figures.js";
import { figuresOf, obstacle } from "../reading.js";
import { spendingOf, unlessPoor } from "../spending.js";

const MOST = 20;

function countIn(choices: DeedChoices): number {
  return numberIn(choices, "count", { min: 1, max: MOST, otherwise: 1 });
}

/** WP-102 — dice of experience become charges of the reserve, never the other way. */
export const charges = deed("charges", {
  icon: "fa-solid fa-battery-full",
  by: "keeper",
  fields: (_actors, choices) => [
    numberField("count", countIn(choices), 1, MOST, told("hint.charges", { cost: CHARGE_COST * countIn(choices) })),
  ],
  obstacle: ({ actor, choices }) =>
    figuresOf(actor).psy.max < 1 ? obstacle("noReserve", actor) : unlessPoor(actor, CHARGE_COST * countIn(choices)),
  outcome: ({ actor, choices }) => ({
    count: countIn(choices),
    cost: CHARGE_COST * countIn(choices),
    max: figuresOf(actor).psy.max + countIn(choices),
  }),
  changes: (outcome, actor) => {
    const { psy, xp } = figuresOf(actor);
    const cost = stored(outcome, "cost");
    const bought = buyCharges({ total: xp.total, used: xp.used }, psy, stored(outcome, "count"), cost);
    if (!bought) return null;
    const { max, value } = bought.reserve;
    return {
      values: [
        ...spendingOf(actor, cost),
        { path: "system.psy.max", after: max },
        { path: "system.psy.value", after: value },
      ],
    };
  },
  edit: {
    figures: () => [count("count", [0, MOST]), count("cost", FREE, { audience: "numbers" })],
    follow: (decided, ruled) => ({
      max: stored(ruled, "max") - stored(ruled, "count") + stored(decided, "count"),
      ...(!isDecided(decided, "cost") && { cost: CHARGE_COST * stored(decided, "count") }),
    }),
  },
  view: (outcome) =>
    card({
      verdict: told("charges.verdict", { count: stored(outcome, "count") }),
      tone: "good",
      facts: [
        numbers("reserve", figure(stored(outcome, "max")), "WP-102"),
        numbers("cost", figure(stored(outcome, "cost")), "WP-102"),
      ],
    }),
});
