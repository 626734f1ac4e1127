import type { OutcomeView } from "../../../../core/play/contract/view.js";
import { card } from "../../../../core/deed/card.js";
import { whole, wholeFrom } from "../../../../core/shape/shape.js";
import { stateLabel } from "../../data/actors/state-labels.js";
import { patientOf } from "../../data/actors/patient-written.js";
import { seuilsOptions } from "../../data/options.js";
import { figuresOf } from "../../data/reading.js";
import type { State } from "../../rules/vocabulary.js";
import { STATE_LEVELS } from "../../data/actors/state-level.js";
import { BLED, bledChanges, bledFacts, bledOutcome, bledOver } from "../bleeding.js";
import { rowsDrawn } from "../circles-kept.js";
import { isExtra } from "../day-clock.js";
import { deed, field, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { deathCalls } from "./death.js";

/** SE-69 — whether a bleeding of so many seconds ticks a circle. */
export function ticksWithin(actor: Actor, seconds: number): boolean {
  return bledOver(patientOf(figuresOf(actor)), { seconds }).ticks.length > 0;
}

/** SE-69 — outside fights blood runs by the clock of the world. */
export const bleed = deed("bleed", {
  icon: "fa-solid fa-droplet",
  by: "keeper",
  form: { seconds: field.carried(wholeFrom(0, Number.MAX_SAFE_INTEGER)) },
  kept: { ...BLED, seconds: whole },
  obstacle: ({ actor, form: { seconds } }) =>
    unlessAlive(actor) ?? (ticksWithin(actor, seconds) ? null : obstacle("noBleeding", actor)),
  outcome: ({ actor, form: { seconds } }) => ({ ...bledOutcome(actor, { seconds }), seconds }),
  // Time that went by all at once kills nobody without the keeper's word, but extras.
  asksKeeper: ({ before, after }, actor) =>
    !(actor && isExtra(actor)) && (seuilsOptions().timeClock === "prompt" || (after === "mort" && before !== "mort")),
  finalOutcome: ({ seconds }, actor) => ({ ...bledOutcome(actor, { seconds }), seconds }),
  changes: ({ seconds }, actor) => bledChanges(actor, { seconds }),
  view: (bled) =>
    card({
      verdict: say("bleed.done"),
      tone: "bad",
      facts: bledFacts(bled),
      marks: rowsDrawn(bled),
      severity: becomes(bled.before, bled.after),
    }),
  calls: (_bled, actor) => deathCalls(actor),
});

/** SE-54 — how somebody fares, where that has changed. */
function becomes(before: State, after: State): OutcomeView["severity"] {
  return before === after ? null : { label: { key: stateLabel(after) }, level: STATE_LEVELS[after], words: [] };
}
