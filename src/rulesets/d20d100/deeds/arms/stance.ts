import { card } from "../../../../core/deed/card.js";
import { oneOf } from "../../../../core/shape/shape.js";
import { roundRefusal } from "../../attack/round-limits.js";
import { figuresOf } from "../../data/reading.js";
import { fightWritten } from "../../fight/fight-now.js";
import { stanceLabel } from "../../labels.js";
import { STANCE_BONUS } from "../../rules/attack/defence.js";
import { havingSpent } from "../../rules/fight/fight-spent.js";
import { signed } from "../../rules/arms/notation.js";
import { HALVES } from "../../rules/fight/round-actions.js";
import { STANCES } from "../../rules/vocabulary.js";
import { deed, fact, field, named, say } from "../kit.js";
import { unlessAwake } from "../reading.js";

/** The stances as they are offered: what is taken most first. */
const OFFERED = ["total", "defensive", "none"] as const;

/** DD-152, DD-153 — défense totale for a whole round, or combat défensif; both until one's next turn. */
export const stance = deed("stance", {
  icon: "fa-solid fa-shield-halved",
  by: "owner",
  form: { stance: field.choice(OFFERED, stanceLabel, { hint: (chosen) => say(`hint.stance.${chosen}`) }) },
  kept: { stance: oneOf(STANCES) },
  obstacle: ({ actor, form }) =>
    unlessAwake(actor) ?? (form.stance === "total" ? roundRefusal(actor, "complex") : null), // DD-152: nothing of the round is gone yet
  outcome: ({ form }) => form,
  changes: ({ stance: after }, actor) => {
    const halves = after === "total" ? HALVES.complex : 0;
    return {
      values: [
        ...(figuresOf(actor).defence.stance === after ? [] : [{ path: "system.defence.stance", after }]),
        ...(halves > 0 ? fightWritten(actor, (state) => havingSpent(state, halves)) : []),
      ],
    };
  },
  view: ({ stance: after }) =>
    card({
      verdict: { key: stanceLabel(after) },
      tone: after === "none" ? "mute" : "good",
      facts:
        after === "none"
          ? []
          : [fact("defence", named(signed(STANCE_BONUS[after])), after === "total" ? "DD-152" : "DD-153")],
    }),
});
