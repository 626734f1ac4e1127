import { card, stored } from "../../../../core/deed/card.js";
import { clockStandsAfter } from "../../../../core/play/log/clock-stands.js";
import { flagIn, numberIn } from "../../../../core/deed/choices.js";
import { noCareText, spanText } from "../../labels.js";
import { noSurgery, recovered } from "../../rules/healing.js";
import { hitPointsOf, patientOf } from "../care.js";
import { fact, told } from "../card.js";
import { dayFields, daysPassed, LONGEST_REST } from "./days.js";
import { deed } from "../deed.js";
import { careForAll } from "../wounds.js";

/** RP-81 — the end of the recovery after an operation: all points are back, and what waited for care is over. */
export const recover = deed("recover", {
  icon: "fa-solid fa-heart-circle-check",
  by: "keeper",
  fields: (actors, choices) => dayFields(choices, { least: 0, advance: !clockStandsAfter("recover", actors) }),
  obstacle: ({ actor }) => {
    const refused = noSurgery(patientOf(actor));
    return refused && { key: noCareText(refused) };
  },
  outcome: ({ actor, choices }) => {
    const points = hitPointsOf(actor);
    return {
      days: numberIn(choices, "days", { min: 0, max: LONGEST_REST, otherwise: 1 }),
      advance: flagIn(choices, "advance"),
      gained: recovered(points) - points.hp,
    };
  },
  passes: daysPassed,
  changes: (_outcome, actor) => {
    const points = hitPointsOf(actor);
    const after = recovered(points);
    return {
      numbers: after === points.hp ? [] : [{ path: "system.hp.value", after }],
      values: careForAll(actor),
    };
  },
  view: (outcome) => {
    const [gained, days] = [stored(outcome, "gained"), stored(outcome, "days")];
    return card({
      verdict: told("recover.done"),
      tone: "good",
      facts: days > 0 ? [fact("recovery", spanText(days, "day"), "RP-81")] : [],
      losses: gained > 0 ? [told("gain", { points: gained })] : [],
    });
  },
});
