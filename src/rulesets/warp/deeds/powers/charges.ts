import { card } from "../../../../core/deed/card.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { whole } from "../../../../core/shape/shape.js";
import { CHARGE_COST } from "../../rules/powers/psychic-reserve.js";
import { buyCharges } from "../../rules/powers/charges.js";
import { count, deed, field, figure, FREE, numbers, obstacle, say } from "../kit.js";
import { figuresOf } from "../reading.js";
import { spendingOf, unlessPoor } from "../spending.js";

const MOST = 20;

/** WP-102 — dice of experience become charges of the reserve, never the other way. */
export const charges = deed("charges", {
  icon: "fa-solid fa-battery-full",
  by: "keeper",
  form: { count: field.number(1, MOST, { hint: (bought) => say("hint.charges", { cost: CHARGE_COST * bought }) }) },
  kept: { count: whole, cost: whole, max: whole },
  obstacle: ({ actor, form }) =>
    figuresOf(actor).psy.max < 1 ? obstacle("noReserve", actor) : unlessPoor(actor, CHARGE_COST * form.count),
  outcome: ({ actor, form }) => ({
    count: form.count,
    cost: CHARGE_COST * form.count,
    max: figuresOf(actor).psy.max + form.count,
  }),
  changes: (kept, actor) => {
    const { psy, xp } = figuresOf(actor);
    const bought = buyCharges({ total: xp.total, used: xp.used }, psy, kept.count, kept.cost);
    if (!bought) return null;
    const { max, value } = bought.reserve;
    return {
      values: [
        ...spendingOf(actor, kept.cost, { kind: "charges", name: "" }),
        { path: "system.psy.max", after: max },
        { path: "system.psy.value", after: value },
      ],
    };
  },
  edit: {
    figures: () => [count("count", [0, MOST]), count("cost", FREE, { audience: "numbers" })],
    follow: (decided, ruled) => ({
      max: ruled.max - ruled.count + decided.count,
      ...(!isDecided(decided, "cost") && { cost: CHARGE_COST * decided.count }),
    }),
  },
  view: (kept) =>
    card({
      verdict: say("charges.verdict", { count: kept.count }),
      tone: "good",
      facts: [numbers("reserve", figure(kept.max), "WP-102"), numbers("cost", figure(kept.cost), "WP-102")],
    }),
});
