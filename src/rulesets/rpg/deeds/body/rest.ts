import { card } from "../../../../core/deed/card.js";
import { flag, whole } from "../../../../core/shape/shape.js";
import { figuresOf } from "../../attack/reading.js";
import { spanText } from "../../labels.js";
import { healed, rested } from "../../rules/body/healing.js";
import { hitPointsOf } from "../care.js";
import { count, deed, fact, say, unlessAlive } from "../kit.js";
import { dayForm, DAYS, daysPassed } from "./days.js";

/** RP-82 — an actor that bleeds finds no rest (D-52). */
const bleeds = (actor: Actor): boolean => figuresOf(actor).bodyState.bleeding.length > 0;

/** RP-82 — days and nights of rest, in decent comfort and with enough to eat: a point each. */
export const rest = deed("rest", {
  icon: "fa-solid fa-bed",
  by: "keeper",
  form: dayForm("rest", 1, ({ actors }) => {
    const names = actors.filter(bleeds).map(({ name }) => name);
    return names.length > 0 ? say("rest.bleeding", { names: names.join(", ") }) : null;
  }),
  kept: { ...DAYS, bleeding: flag, gained: whole },
  obstacle: ({ actor }) => unlessAlive(actor),
  outcome: ({ actor, form }) => {
    const points = hitPointsOf(actor);
    const bleeding = bleeds(actor);
    return { ...form, bleeding, gained: rested(points, form.days, bleeding) - points.hp };
  },
  passes: daysPassed,
  changes: ({ gained }, actor) => {
    const points = hitPointsOf(actor);
    const after = healed(points, gained).hp;
    return after === points.hp ? null : { numbers: [{ path: "system.hp.value", after }] };
  },
  edit: { figures: () => [count("gained", [0, 99])] },
  view: ({ days, bleeding, gained }) =>
    card({
      verdict: say("rest.verdict", { days: spanText(days, "day") }),
      tone: bleeding ? "bad" : "good",
      facts: bleeding ? [fact("bleeding", say("rest.none"), "RP-82")] : [],
      losses: gained > 0 ? [say("gain", { points: gained })] : [],
    }),
});
