import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored } from "../../../../core/deed/card.js";
import { numberIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedSituation } from "../../../../core/play/contract/deed.js";
import { seuilsOptions } from "../../data/options.js";
import { stateLabel } from "../../data/state-labels.js";
import { patientOf } from "../../data/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import { nextTick } from "../../rules/bleeding.js";
import { STATE_LEVELS } from "../../data/state-level.js";
import { bledChanges, bledFacts, bledOutcome, bledOver } from "../bleeding.js";
import { numbers, told } from "../card.js";
import { inLine, rowsDrawn, stateKept } from "../circles-told.js";
import { deathCalls } from "../body/death.js";
import { deed } from "../deed.js";
import { unlessAlive } from "../reading.js";

/** SE-19 — the rounds that are over. */
function roundsIn(choices: DeedChoices): { readonly first: number; readonly last: number } {
  const round = (id: string, otherwise: number) => numberIn(choices, id, { min: 1, max: 9999, otherwise });
  const first = round("first", 1);
  return { first, last: round("last", first) };
}

/** SE-69 — how many of them somebody has bled through: those since it began, or since they have come into the fight. */
function roundsBled({ actor, choices }: Pick<DeedSituation, "actor" | "choices">): number {
  const { care, clocks } = figuresOf(actor);
  const { first, last } = roundsIn(choices);
  if (!care.bleeding || clocks.combatId !== textIn(choices, "combatId")) return 0;
  return Math.max(0, last - Math.max(first, clocks.round) + 1);
}

/** SE-19, SE-69 — the end of a round: how everybody fares, and what bleeding has done. */
export const roundSummary = deed("roundSummary", {
  icon: "fa-solid fa-hourglass-end",
  by: "keeper",
  title: (choices) => {
    const { first, last } = roundsIn(choices);
    return told(first === last ? "roundSummary.one" : "roundSummary.several", { first, last });
  },
  obstacle: ({ actor }) => unlessAlive(actor),
  outcome: (situation) => summed(situation.actor, roundsBled(situation)),
  settled: (outcome, actor) => summed(actor, stored(outcome, "rounds")),
  changes: (outcome, actor) => bledChanges(actor, { rounds: stored(outcome, "rounds") }),
  view: (outcome) => {
    const state = stateKept(outcome, "after");
    const label = { key: stateLabel(state) };
    return card({
      // One line for each: how they fare stands beside what it was.
      verdict: inLine([]),
      tone: "mute",
      severity: { label, level: STATE_LEVELS[state], words: [] },
      facts: [...bledFacts(outcome), ...nextFact(outcome)],
      marks: rowsDrawn(outcome),
      summary: label,
    });
  },
  calls: (_outcome, actor) => deathCalls(actor),
});

/** SE-69 — how somebody fares who has bled for so many rounds. */
function summed(actor: Actor, rounds: number): Outcome {
  return { ...bledOutcome(actor, { rounds }), next: roundsToTick(actor, rounds) };
}

/** SE-69 — rounds until the blood ticks the next circle; 0: it does not. */
function roundsToTick(actor: Actor, rounds: number): number {
  return nextTick(bledOver(patientOf(figuresOf(actor)), { rounds }), seuilsOptions())?.rounds ?? 0;
}

function nextFact(outcome: Outcome): readonly CardFact[] {
  const rounds = stored(outcome, "next");
  return rounds > 0
    ? [numbers("nextCircle", told(`rounds.${rounds === 1 ? "one" : "other"}`, { rounds }), "SE-69")]
    : [];
}
