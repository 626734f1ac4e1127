import { card } from "../../../../core/deed/card.js";
import { text } from "../../../../core/shape/shape.js";
import { mindOf } from "../../data/body.js";
import { deed, fact, named, obstacle, say } from "../kit.js";

/** DD-107 — a temporary insanity has lasted its time. */
export const sane = deed("sane", {
  icon: "fa-solid fa-brain",
  by: "keeper",
  kept: { note: text },
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
  view: ({ note }) =>
    card({ verdict: say("sane.verdict"), tone: "good", facts: note ? [fact("madness", named(note), "DD-107")] : [] }),
});
