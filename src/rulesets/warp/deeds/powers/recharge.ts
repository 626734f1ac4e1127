import { card, stored } from "../../../../core/deed/card.js";
import { numberIn } from "../../../../core/deed/choices.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { hoursPerCharge } from "../../rules/psychic-reserve.js";
import { figure, numbers, told } from "../card.js";
import { deed } from "../deed.js";
import { numberField } from "../fields.js";
import { count } from "../figures.js";
import { figuresOf, obstacle, unlessAlive } from "../reading.js";
import { reserveAfter, reserveChanges } from "../reserve.js";

const MOST_HOURS = 240;

function hoursIn(choices: DeedChoices): number {
  return numberIn(choices, "hours", { min: 1, max: MOST_HOURS, otherwise: 24 });
}

/** WP-108 — the reserve with some charges more, or fewer; never above its size. */
function gained(actor: Actor, charges: number): number {
  const { value, max } = figuresOf(actor).psy;
  return Math.min(max, Math.max(0, value + charges));
}

/** WP-108 — hours pass, and the reserve fills. */
export const recharge = deed("recharge", {
  icon: "fa-solid fa-charging-station",
  by: "keeper",
  fields: ([actor], choices) => {
    const { max, rate } = actor ? figuresOf(actor).psy : { max: 0, rate: 1 };
    const hint = max > 0 ? told("hint.recharge", { hours: hoursPerCharge({ max, rate }) }) : undefined;
    return [numberField("hours", hoursIn(choices), 1, MOST_HOURS, hint)];
  },
  obstacle: ({ actor }) => {
    const { max, value } = figuresOf(actor).psy;
    if (max < 1) return obstacle("noReserve", actor);
    return unlessAlive(actor) ?? (value >= max ? obstacle("reserveFull", actor) : null);
  },
  outcome: ({ actor, choices }) => {
    const { value } = reserveAfter(actor, hoursIn(choices));
    return { hours: hoursIn(choices), charges: value - figuresOf(actor).psy.value, value };
  },
  changes: (outcome, actor) => {
    const byRules = reserveAfter(actor, stored(outcome, "hours"));
    const value = isDecided(outcome, "charges") ? gained(actor, stored(outcome, "charges")) : byRules.value;
    const values = reserveChanges(actor, { ...byRules, value });
    return values.length > 0 ? { values } : null;
  },
  edit: {
    figures: () => [count("charges", [-99, 99], { called: "recharged" })],
    follow: (decided, _ruled, actor) => ({ value: gained(actor, stored(decided, "charges")) }),
  },
  view: (outcome) => {
    const count = stored(outcome, "charges");
    return card({
      verdict: told(Math.abs(count) === 1 ? "recharge.one" : "recharge.other", { count }),
      tone: count > 0 ? "good" : "mute",
      facts: [numbers("reserve", figure(stored(outcome, "value")), "WP-108")],
    });
  },
});
