import { card } from "../../../../core/deed/card.js";
import { whole } from "../../../../core/shape/shape.js";
import { noCareText, spanText } from "../../labels.js";
import { noSurgery, recovered } from "../../rules/body/healing.js";
import { hitPointsOf, patientOf } from "../care.js";
import { deed, fact, say } from "../kit.js";
import { careForAll } from "../wounds.js";
import { dayForm, DAYS, daysPassed } from "./days.js";

/** RP-81 — the end of the recovery after an operation: all points are back, and what waited for care is over. */
export const recover = deed("recover", {
  icon: "fa-solid fa-heart-circle-check",
  by: "keeper",
  form: dayForm("recover", 0),
  kept: { ...DAYS, gained: whole },
  obstacle: ({ actor }) => {
    const refused = noSurgery(patientOf(actor));
    return refused && { key: noCareText(refused) };
  },
  outcome: ({ actor, form }) => {
    const points = hitPointsOf(actor);
    return { ...form, gained: recovered(points) - points.hp };
  },
  passes: daysPassed,
  changes: (_kept, actor) => {
    const points = hitPointsOf(actor);
    const after = recovered(points);
    return {
      numbers: after === points.hp ? [] : [{ path: "system.hp.value", after }],
      values: careForAll(actor),
    };
  },
  view: ({ gained, days }) =>
    card({
      verdict: say("recover.done"),
      tone: "good",
      facts: days > 0 ? [fact("recovery", spanText(days, "day"), "RP-81")] : [],
      losses: gained > 0 ? [say("gain", { points: gained })] : [],
    }),
});
