import { oneOf } from "../../../../core/shape/heal.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import { traitOf } from "../../data/carried.js";
import { secondsNow } from "../../data/clocks.js";
import { seuilsOptions } from "../../data/options.js";
import { natureLabel } from "../../labels.js";
import { stateLabel } from "../../data/state-labels.js";
import { patientOf, patientWritten, type Patient } from "../../data/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import { careOfWounded } from "../../rules/bout.js";
import { tickCircles } from "../../rules/tick-circles.js";
import { stateOf } from "../../rules/state.js";
import { ROWS, STATES } from "../../rules/vocabulary.js";
import { STATE_LEVELS } from "../../data/state-level.js";
import { fact, figure, named, told } from "../card.js";
import { circleFields, circleFigures, circlesTold, hasCircles, natureField, natureIn } from "./circles.js";
import { circlesTicked, rowsDrawn, rowsKept } from "../circles-told.js";
import { deathCalls } from "./death.js";
import { deed } from "../deed.js";
import { textField } from "../fields.js";
import { firstAidCalls } from "./first-aid.js";
import { obstacle, unlessAlive } from "../reading.js";

/** SE-52…SE-55, SE-64 — somebody once they are hurt so. */
function hurt(actor: Actor, told: Outcome): Patient {
  const figures = figuresOf(actor);
  const { rows: before, surplus, care } = patientOf(figures);
  const wounds = ROWS.flatMap((row) => Array.from({ length: stored(told, row) }, () => row));
  const options = seuilsOptions();
  const nature = natureIn(told);
  const { rows, placed, surplus: past } = tickCircles(before, wounds, nature, options);
  const by = { at: secondsNow(), noBleeding: traitOf(figures.carried, "noBleeding") !== null };
  const bout = { cause: "attack", nature, placed } as const;
  return { rows, surplus: surplus + past, care: careOfWounded(care, { before, after: rows }, bout, by, options) };
}

/** How they fare then, as an outcome keeps it. */
function hurtOutcome(actor: Actor, told: Outcome): Outcome {
  const before = patientOf(figuresOf(actor));
  const { rows, surplus, care } = hurt(actor, told);
  return {
    ...told,
    ...rowsKept(before.rows, rows),
    past: surplus - before.surplus,
    state: stateOf(rows, surplus, seuilsOptions()),
    bleeds: care.bleeding && !before.care.bleeding,
  };
}

/** SE-50…SE-55 — wounds by the keeper's word, without any attack: a fall, a trap, cold. */
export const harm = deed("harm", {
  icon: "fa-solid fa-heart-crack",
  by: "keeper",
  fields: (_actors, choices) => [
    textField("cause", textIn(choices, "cause")),
    ...circleFields(choices),
    natureField(choices),
  ],
  obstacle: ({ actor, choices }) =>
    unlessAlive(actor) ?? (hasCircles(circlesTold(choices)) ? null : obstacle("noCircles", actor)),
  outcome: ({ actor, choices }) => hurtOutcome(actor, { cause: textIn(choices, "cause"), ...circlesTold(choices) }),
  settled: (outcome, actor) => hurtOutcome(actor, outcome),
  changes: (outcome, actor) => ({
    ...patientWritten(patientOf(figuresOf(actor)), hurt(actor, outcome)),
  }),
  calls: (_outcome, actor) => [...firstAidCalls(actor), ...deathCalls(actor)],
  edit: { figures: circleFigures, follow: (decided, _ruled, actor) => hurtOutcome(actor, decided) },
  view: (outcome) => {
    const [cause, past] = [word(outcome, "cause"), stored(outcome, "past")];
    const state = oneOf(STATES, outcome.state, "indemne");
    return card({
      verdict: cause ? named(cause) : told("harm.done"),
      tone: "bad",
      severity: { label: { key: stateLabel(state) }, level: STATE_LEVELS[state], words: [] },
      facts: [
        fact("nature", { key: natureLabel(natureIn(outcome)) }, "SE-55"),
        ...(past > 0 ? [fact("past", figure(past), "SE-54")] : []),
        ...(outcome.bleeds === true ? [fact("bleeds", { key: "GARDIEN.CONDITION.seuilsBleeding" }, "SE-69")] : []),
      ],
      losses: circlesTicked(outcome),
      marks: rowsDrawn(outcome),
    });
  },
});
