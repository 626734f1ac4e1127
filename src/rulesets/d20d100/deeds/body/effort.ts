import { card } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import { bodyOf } from "../../data/body.js";
import { hurtShown } from "../wounded.js";
import { afterEffort } from "../../rules/wounds.js";
import { reasonFacts } from "../d20-test.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { textField } from "../fields.js";
import { obstacle, unlessAwake } from "../reading.js";

/** DD-94 — whoever has no point left pays for a tiring action with one. */
export const effort = deed("effort", {
  icon: "fa-solid fa-hand-fist",
  by: "owner",
  fields: (_actors, choices) => [textField("reason", textIn(choices, "reason"), told("hint.effort"))],
  obstacle: ({ actor }) =>
    unlessAwake(actor) ?? (bodyOf(actor).state === "outOfAction" ? null : obstacle("noEffort", actor)),
  outcome: ({ actor, choices }) => {
    const { hp } = bodyOf(actor);
    const after = afterEffort(hp.value);
    return { damage: hp.value - after, type: "hp", after: "dying", reason: textIn(choices, "reason") };
  },
  changes: (_outcome, actor) => {
    const { hp } = bodyOf(actor);
    const after = afterEffort(hp.value);
    return after === hp.value ? null : { numbers: [{ path: "system.hp.value", after }] };
  },
  view: (outcome) =>
    card({
      verdict: told("effort.verdict"),
      tone: "bad",
      facts: reasonFacts(outcome, "DD-94"),
      ...hurtShown(outcome),
    }),
});
