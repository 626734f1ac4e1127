import { card } from "../../../../core/deed/card.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { whole } from "../../../../core/shape/shape.js";
import { hoursPerCharge } from "../../rules/powers/psychic-reserve.js";
import { count, deed, field, figure, numbers, obstacle, say } from "../kit.js";
import { figuresOf, unlessAlive } from "../reading.js";
import { reserveAfter, reserveChanges } from "../reserve.js";

const MOST_HOURS = 240;

/** WP-108 — the reserve with some charges more, or fewer; never above its size. */
function gained(actor: Actor, charges: number): number {
  const { value, max } = figuresOf(actor).psy;
  return Math.min(max, Math.max(0, value + charges));
}

/** WP-108 — hours pass, and the reserve fills. */
export const recharge = deed("recharge", {
  icon: "fa-solid fa-charging-station",
  by: "keeper",
  form: {
    hours: field.number(1, MOST_HOURS, {
      initial: 24,
      hint: (_hours, { actors: [actor] }) => {
        const { max, rate } = actor ? figuresOf(actor).psy : { max: 0, rate: 1 };
        return max > 0 ? say("hint.recharge", { hours: hoursPerCharge({ max, rate }) }) : null;
      },
    }),
  },
  kept: { hours: whole, charges: whole, value: whole },
  obstacle: ({ actor }) => {
    const { max, value } = figuresOf(actor).psy;
    if (max < 1) return obstacle("noReserve", actor);
    return unlessAlive(actor) ?? (value >= max ? obstacle("reserveFull", actor) : null);
  },
  outcome: ({ actor, form: { hours } }) => {
    const { value } = reserveAfter(actor, hours);
    return { hours, charges: value - figuresOf(actor).psy.value, value };
  },
  changes: (kept, actor) => {
    const byRules = reserveAfter(actor, kept.hours);
    const value = isDecided(kept, "charges") ? gained(actor, kept.charges) : byRules.value;
    const values = reserveChanges(actor, { ...byRules, value });
    return values.length > 0 ? { values } : null;
  },
  edit: {
    figures: () => [count("charges", [-99, 99], { called: "recharged" })],
    follow: ({ charges }, _ruled, actor) => ({ value: gained(actor, charges) }),
  },
  view: ({ charges, value }) =>
    card({
      verdict: say(Math.abs(charges) === 1 ? "recharge.one" : "recharge.other", { count: charges }),
      tone: charges > 0 ? "good" : "mute",
      facts: [numbers("reserve", figure(value), "WP-108")],
    }),
});
