import { card } from "../../../../core/deed/card.js";
import { text } from "../../../../core/shape/shape.js";
import { figuresOf } from "../../data/reading.js";
import { reasonFacts } from "../card.js";
import { deed, field, obstacle, say } from "../kit.js";
import { unlessAlive } from "../obstacles.js";

/** GB-69 — the keeper rules that something cannot be done this turn: a wounded leg does not run, a tired arm does not fire. */
export const bar = deed("bar", {
  icon: "fa-solid fa-ban",
  by: "keeper",
  form: { reason: field.text({ hint: say("bar.hint") }) },
  kept: { reason: text },
  obstacle: ({ actor }) => unlessAlive(actor) ?? (figuresOf(actor).barred ? obstacle("barred", actor) : null),
  outcome: ({ form: { reason } }) => ({ reason }),
  changes: (_outcome, actor) => (figuresOf(actor).barred ? null : { values: [{ path: "system.barred", after: true }] }),
  view: ({ reason }) => card({ verdict: say("bar.verdict"), tone: "bad", facts: reasonFacts(reason, "GB-69") }),
});
