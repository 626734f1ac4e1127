import { card } from "../../../../core/deed/card.js";
import { figuresOf } from "../../data/reading.js";
import { deed, fact, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";

/** SE-32 — taken unawares: nobody defends against what they do not see coming, until the round is over. */
export const surprise = deed("surprise", {
  icon: "fa-solid fa-eye-slash",
  by: "keeper",
  obstacle: ({ actor }) =>
    unlessAlive(actor) ?? (figuresOf(actor).suffers.surprised ? obstacle("surprised", actor) : null),
  kept: {},
  outcome: () => ({}),
  changes: () => ({ values: [{ path: "system.suffers.surprised", after: true }] }),
  view: () =>
    card({
      verdict: say("surprise.verdict"),
      tone: "bad",
      facts: [fact("lasts", say("surprise.lasts"), "SE-32")],
    }),
});
