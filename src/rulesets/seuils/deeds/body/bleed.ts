import type { Outcome } from "../../../../core/play/contract/outcome.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import { card, stored } from "../../../../core/deed/card.js";
import { numberIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { stateLabel } from "../../data/state-labels.js";
import { patientOf } from "../../data/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import type { State } from "../../rules/vocabulary.js";
import { STATE_LEVELS } from "../../data/state-level.js";
import { bledChanges, bledFacts, bledOutcome, bledOver } from "../bleeding.js";
import { told } from "../card.js";
import { rowsDrawn, stateKept } from "../circles-told.js";
import { isExtra } from "../day-clock.js";
import { deathCalls } from "./death.js";
import { deed } from "../deed.js";
import { obstacle, unlessAlive } from "../reading.js";

/** SE-69 — the seconds of world time that somebody has bled. */
const secondsIn = (choices: DeedChoices): number =>
  numberIn(choices, "seconds", { min: 0, max: Number.MAX_SAFE_INTEGER, otherwise: 0 });

/** SE-69 — whether a bleeding of so many seconds ticks a circle. */
export function ticksWithin(actor: Actor, seconds: number): boolean {
  return bledOver(patientOf(figuresOf(actor)), { seconds }).ticks.length > 0;
}

/** SE-69 — outside fights blood runs by the clock of the world. */
export const bleed = deed("bleed", {
  icon: "fa-solid fa-droplet",
  by: "keeper",
  obstacle: ({ actor, choices }) =>
    unlessAlive(actor) ?? (ticksWithin(actor, secondsIn(choices)) ? null : obstacle("noBleeding", actor)),
  outcome: ({ actor, choices }) => bledOutcome(actor, { seconds: secondsIn(choices) }),
  // Time that went by all at once kills nobody without the keeper's word, but extras.
  confirm: (outcome, actor) => kills(outcome) && !(actor && isExtra(actor)),
  settled: (outcome, actor) => bledOutcome(actor, { seconds: stored(outcome, "seconds") }),
  changes: (outcome, actor) => bledChanges(actor, { seconds: stored(outcome, "seconds") }),
  view: (outcome) =>
    card({
      verdict: told("bleed.done"),
      tone: "bad",
      facts: bledFacts(outcome),
      marks: rowsDrawn(outcome),
      severity: becomes(stateKept(outcome, "before"), stateKept(outcome, "after")),
    }),
  calls: (_outcome, actor) => deathCalls(actor),
});

const kills = (outcome: Outcome): boolean =>
  stateKept(outcome, "after") === "mort" && stateKept(outcome, "before") !== "mort";

/** SE-54 — how somebody fares, where that has changed. */
function becomes(before: State, after: State): OutcomeView["severity"] {
  return before === after ? null : { label: { key: stateLabel(after) }, level: STATE_LEVELS[after], words: [] };
}
