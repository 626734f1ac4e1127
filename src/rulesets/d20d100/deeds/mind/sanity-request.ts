import { card } from "../../../../core/deed/card.js";
import { flag, text } from "../../../../core/shape/shape.js";
import { mindOf } from "../../data/body.js";
import { deed, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { causeFacts, EVENT_FORM, isLoss, lossFacts } from "./sanity.js";

/** DD-106, DD-117 — the keeper asks for tests of SAN, e.g. of all who see a creature; each player answers with their own. */
export const sanityRequest = deed("sanityRequest", {
  icon: "fa-solid fa-brain",
  by: "keeper",
  gathers: { join: "sanity", each: { label: say("sanityRequest.answer") } },
  form: EVENT_FORM,
  kept: { loss: text, cause: text, delayed: flag },
  obstacle: ({ actor, form }) => {
    if (!mindOf(actor)) return obstacle("noSanity", actor);
    return unlessAlive(actor) ?? (isLoss(form.loss) ? null : obstacle("badLoss", actor));
  },
  outcome: ({ form }) => form,
  view: ({ loss, cause, delayed }) =>
    card({
      verdict: say("sanityRequest.verdict"),
      tone: "accent",
      facts: [...causeFacts(cause), ...lossFacts(loss, delayed)],
    }),
});
