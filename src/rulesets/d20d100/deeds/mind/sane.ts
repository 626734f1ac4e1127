import { card, word } from "../../../../core/deed/card.js";
import { mindOf } from "../../data/body.js";
import { fact, named, told } from "../card.js";
import { deed } from "../deed.js";
import { obstacle } from "../reading.js";

/** DD-107 — a temporary insanity has lasted its time. */
export const sane = deed("sane", {
  icon: "fa-solid fa-brain",
  by: "keeper",
  obstacle: ({ actor }) => (mindOf(actor)?.insanity === "temporary" ? null : obstacle("notMad", actor)),
  outcome: ({ actor }) => ({ note: mindOf(actor)?.insanityNote ?? "" }),
  changes: (_outcome, actor) => {
    const mind = mindOf(actor);
    if (mind?.insanity !== "temporary") return null;
    return {
      values: [
        { path: "system.sanity.insanity", after: "none" },
        ...(mind.insanityUntil === null ? [] : [{ path: "system.sanity.insanityUntil", after: null }]),
        ...(mind.insanityNote === "" ? [] : [{ path: "system.sanity.insanityNote", after: "" }]),
      ],
    };
  },
  view: (outcome) => {
    const note = word(outcome, "note");
    return card({
      verdict: told("sane.verdict"),
      tone: "good",
      facts: note ? [fact("madness", named(note), "DD-107")] : [],
    });
  },
});
