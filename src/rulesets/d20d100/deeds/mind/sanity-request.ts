import { card, word } from "../../../../core/deed/card.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import { mindOf } from "../../data/body.js";
import { fact, named, told } from "../card.js";
import { deed } from "../deed.js";
import { flagField, textField } from "../fields.js";
import { obstacle, unlessAlive } from "../reading.js";
import { isLoss, sanityEvent } from "./sanity.js";

/** DD-106, DD-117 — the keeper asks for tests of SAN, e.g. of all who see a creature; each player answers with their own. */
export const sanityRequest = deed("sanityRequest", {
  icon: "fa-solid fa-brain",
  by: "keeper",
  gathers: { join: "sanity", each: { label: told("sanityRequest.answer") } },
  fields: (_actors, choices) => [
    textField("cause", textIn(choices, "cause"), told("hint.sanityCause")),
    textField("loss", sanityEvent(choices).written, told("hint.sanityLoss")),
    flagField("delayed", flagIn(choices, "delayed"), told("hint.delayed")),
  ],
  obstacle: ({ actor, choices }) => {
    if (!mindOf(actor)) return obstacle("noSanity", actor);
    return unlessAlive(actor) ?? (isLoss(sanityEvent(choices).written) ? null : obstacle("badLoss", actor));
  },
  outcome: ({ choices }) => {
    const { written, cause, delayed } = sanityEvent(choices);
    return { loss: written, cause, delayed };
  },
  view: (outcome) => {
    const cause = word(outcome, "cause");
    return card({
      verdict: told("sanityRequest.verdict"),
      tone: "accent",
      facts: [
        ...(cause ? [fact("cause", named(cause), "DD-106")] : []),
        fact("sanityLoss", named(word(outcome, "loss")), "DD-106"),
        ...(outcome.delayed === true ? [fact("delayed", told("sanity.delayed"), "DD-117")] : []),
      ],
    });
  },
});
