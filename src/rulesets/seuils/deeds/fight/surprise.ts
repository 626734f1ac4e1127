import { card } from "../../../../core/deed/card.js";
import { figuresOf } from "../../data/reading.js";
import { fact, told } from "../card.js";
import { deed } from "../deed.js";
import { obstacle, unlessAlive } from "../reading.js";

/** SE-32 — taken unawares: nobody defends against what they do not see coming, until the round is over. */
export const surprise = deed("surprise", {
  icon: "fa-solid fa-eye-slash",
  by: "keeper",
  obstacle: ({ actor }) =>
    unlessAlive(actor) ?? (figuresOf(actor).suffers.surprised ? obstacle("surprised", actor) : null),
  outcome: () => ({}),
  changes: () => ({ values: [{ path: "system.suffers.surprised", after: true }] }),
  view: () =>
    card({
      verdict: told("surprise.verdict"),
      tone: "bad",
      facts: [fact("lasts", told("surprise.lasts"), "SE-32")],
    }),
});
