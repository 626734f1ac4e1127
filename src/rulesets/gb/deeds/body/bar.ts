import { card } from "../../../../core/deed/card.js";
import { figuresOf } from "../../attack/reading.js";
import { word } from "../card.js";
import { textIn } from "../../../../core/deed/choices.js";
import { textField } from "../fields.js";
import { deed, fact, obstacle } from "../kit.js";
import { unlessAlive } from "../obstacles.js";

/** GB-69 — the keeper rules that something cannot be done this turn: a wounded leg does not run, a tired arm does not fire. */
export const bar = deed("bar", {
  icon: "fa-solid fa-ban",
  by: "keeper",
  fields: (_actors, choices) => [textField("reason", textIn(choices, "reason"), { key: "GARDIEN.GB.DEED.bar.hint" })],
  obstacle: ({ actor }) => unlessAlive(actor) ?? (figuresOf(actor).barred ? obstacle("barred", actor) : null),
  outcome: ({ choices }) => ({ reason: textIn(choices, "reason") }),
  changes: (_outcome, actor) => (figuresOf(actor).barred ? null : { values: [{ path: "system.barred", after: true }] }),
  view: (outcome) => {
    const reason = word(outcome, "reason");
    return card({
      verdict: { key: "GARDIEN.GB.DEED.bar.verdict" },
      tone: "bad",
      facts: reason ? [fact("reason", { key: "GARDIEN.GB.DEED.said", data: { text: reason } }, "GB-69")] : [],
    });
  },
});
