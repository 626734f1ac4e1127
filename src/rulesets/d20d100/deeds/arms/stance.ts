import { card, word } from "../../../../core/deed/card.js";
import { wordIn } from "../../../../core/deed/choices.js";
import type { DeedProcedure } from "../../../../core/play/contract/deed.js";
import { roundRefusal } from "../../attack/round-limits.js";
import { D20d100Actor } from "../../data/d20d100-actor.js";
import { fightWritten } from "../../fight/fight-now.js";
import { stanceLabel } from "../../labels.js";
import { STANCE_BONUS } from "../../rules/defence.js";
import { havingSpent } from "../../rules/fight-spent.js";
import { signed } from "../../rules/notation.js";
import { HALVES } from "../../rules/round-actions.js";
import { STANCES, type Stance } from "../../rules/vocabulary.js";
import { fact, named, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField } from "../fields.js";
import { unlessAwake } from "../reading.js";

/** The stances as they are offered: what is taken most first. */
const OFFERED = ["total", "defensive", "none"] as const satisfies readonly Stance[];

const stanceOf = ({ system }: Actor): Stance => {
  const figures: unknown = system;
  return figures instanceof D20d100Actor ? figures.defence.stance : "none";
};

/** DD-152, DD-153 — défense totale for a whole round, or combat défensif; both until one's next turn. */
export const stance: DeedProcedure = deed("stance", {
  icon: "fa-solid fa-shield-halved",
  by: "owner",
  fields: (_actors, choices) => {
    const chosen = wordIn(choices, "stance", OFFERED);
    const options = OFFERED.map((value) => ({ value, label: { key: stanceLabel(value) } }));
    return [choiceField("stance", chosen, options, told(`hint.stance.${chosen}`))];
  },
  obstacle: ({ actor, choices }) => {
    const whole = wordIn(choices, "stance", OFFERED) === "total"; // DD-152: nothing of the round is gone yet
    return unlessAwake(actor) ?? (whole ? roundRefusal(actor, "complex") : null);
  },
  outcome: ({ choices }) => ({ stance: wordIn(choices, "stance", OFFERED) }),
  changes: (outcome, actor) => {
    const after = STANCES.find((one) => one === word(outcome, "stance")) ?? "none";
    const halves = after === "total" ? HALVES.complex : 0;
    return {
      values: [
        ...(stanceOf(actor) === after ? [] : [{ path: "system.defence.stance", after }]),
        ...(halves > 0 ? fightWritten(actor, (state) => havingSpent(state, halves)) : []),
      ],
    };
  },
  view: (outcome) => {
    const after = STANCES.find((one) => one === word(outcome, "stance")) ?? "none";
    const rule = after === "total" ? "DD-152" : "DD-153";
    return card({
      verdict: { key: stanceLabel(after) },
      tone: after === "none" ? "mute" : "good",
      facts: after === "none" ? [] : [fact("defence", named(signed(STANCE_BONUS[after])), rule)],
    });
  },
});
