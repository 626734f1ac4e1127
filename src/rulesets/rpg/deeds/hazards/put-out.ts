import { card } from "../../../../core/deed/card.js";
import { figuresOf } from "../../attack/reading.js";
import { freed } from "../../rules/body/condition-ends.js";
import { deed, obstacle, say } from "../kit.js";
import { lastingChange } from "../lasting.js";

/** RP-86 — flames are put out by whatever the keeper lets do: an action, water, a blanket. */
export const putOut = deed("putOut", {
  icon: "fa-solid fa-fire-extinguisher",
  by: "keeper",
  kept: {},
  obstacle: ({ actor }) =>
    figuresOf(actor).lasting.some(({ state }) => state.type === "burning") ? null : obstacle("notBurning", actor),
  outcome: () => ({}),
  changes: (_kept, actor) => {
    const { kept, over } = freed(figuresOf(actor).lasting, "burning");
    return over.length > 0 ? { values: lastingChange(kept) } : null;
  },
  view: () => card({ verdict: say("putOut.done"), tone: "good" }),
});
