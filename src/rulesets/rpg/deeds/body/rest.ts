import { card, stored } from "../../../../core/deed/card.js";
import { clockStandsAfter } from "../../../../core/play/log/clock-stands.js";
import { flagIn } from "../../../../core/deed/choices.js";
import type { DeedEdit } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../attack/reading.js";
import { spanText } from "../../labels.js";
import { healed, rested } from "../../rules/healing.js";
import { hitPointsOf } from "../care.js";
import { fact, told } from "../card.js";
import { dayFields, daysIn, daysPassed } from "./days.js";
import { deed } from "../deed.js";
import { count } from "../figures.js";
import { unlessAlive } from "../reading.js";

/** RP-82 — whoever bleeds finds no rest (D-52). */
const bleeds = (actor: Actor): boolean => figuresOf(actor).bodyState.bleeding.length > 0;

/** RP-82 — names those who bleed while they rest. */
function warning(actors: readonly Actor[]): Text | undefined {
  const names = actors.filter(bleeds).map(({ name }) => name);
  return names.length > 0 ? told("rest.bleeding", { names: names.join(", ") }) : undefined;
}

const restEdit: DeedEdit = { figures: () => [count("gained", [0, 99])] };

/** RP-82 — days and nights of rest, in decent comfort and with enough to eat: a point each. */
export const rest = deed("rest", {
  icon: "fa-solid fa-bed",
  by: "keeper",
  fields: (actors, choices) =>
    dayFields(choices, { least: 1, advance: !clockStandsAfter("rest", actors), hint: warning(actors) }),
  obstacle: ({ actor }) => unlessAlive(actor),
  outcome: ({ actor, choices }) => {
    const days = daysIn(choices);
    const points = hitPointsOf(actor);
    const gained = rested(points, days, bleeds(actor)) - points.hp;
    return { days, advance: flagIn(choices, "advance"), bleeding: bleeds(actor), gained };
  },
  passes: daysPassed,
  changes: (outcome, actor) => {
    const points = hitPointsOf(actor);
    const after = healed(points, stored(outcome, "gained")).hp;
    return after === points.hp ? null : { numbers: [{ path: "system.hp.value", after }] };
  },
  edit: restEdit,
  view: (outcome) => {
    const gained = stored(outcome, "gained");
    const bleeding = outcome.bleeding === true;
    return card({
      verdict: told("rest.verdict", { days: spanText(stored(outcome, "days"), "day") }),
      tone: bleeding ? "bad" : "good",
      facts: bleeding ? [fact("bleeding", told("rest.none"), "RP-82")] : [],
      losses: gained > 0 ? [told("gain", { points: gained })] : [],
    });
  },
});
