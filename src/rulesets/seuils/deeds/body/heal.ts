import { oneOf } from "../../../../core/shape/heal.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored } from "../../../../core/deed/card.js";
import { numberIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { seuilsOptions } from "../../data/options.js";
import { natureLabel } from "../../labels.js";
import { stateLabel } from "../../data/state-labels.js";
import { patientOf, patientWritten, type Patient } from "../../data/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import { onceHealed, sinceWorstRow } from "../../rules/care.js";
import { changed } from "../../rules/tick-circles.js";
import { stateOf } from "../../rules/state.js";
import { ROWS, STATES } from "../../rules/vocabulary.js";
import { fact, figure } from "../card.js";
import { circleFields, circleFigures, circlesTold, circleTexts, hasCircles, natureField, natureIn } from "./circles.js";
import { rowsDrawn, rowsKept } from "../circles-told.js";
import { deed } from "../deed.js";
import { numberField } from "../fields.js";
import { obstacle } from "../reading.js";

const PAST = "past";
const MOST_PAST = 999;

/** SE-54 — wounds past the last circle that are taken away: all of them, unless told otherwise. */
const pastIn = (actor: Actor, choices: DeedChoices): number => {
  const { surplus } = figuresOf(actor).wounds;
  return Math.min(surplus, numberIn(choices, PAST, { min: 0, max: MOST_PAST, otherwise: surplus }));
};

/** SE-50, SE-67, SE-69 — somebody once so many circles are empty again. */
function healed(actor: Actor, told: Outcome): Patient {
  const { rows: before, surplus, care } = patientOf(figuresOf(actor));
  const nature = natureIn(told);
  const rows = ROWS.reduce(
    (now, row) => changed(now, row, { [nature]: -Math.min(stored(told, row), now[row][nature]) }),
    before,
  );
  return {
    rows,
    surplus: surplus - Math.min(surplus, stored(told, PAST)),
    care: onceHealed(sinceWorstRow(care, before, rows), rows),
  };
}

/** How they fare then, as an outcome keeps it. */
function healedOutcome(actor: Actor, told: Outcome): Outcome {
  const { rows, surplus } = healed(actor, told);
  const before = figuresOf(actor).rows;
  const nature = natureIn(told);
  const emptied = ROWS.map((row) => [row, before[row][nature] - rows[row][nature]] as const);
  return {
    ...{ ...told, ...Object.fromEntries(emptied), ...rowsKept(before, rows) },
    state: stateOf(rows, surplus, seuilsOptions()),
  };
}

/** SE-50, SE-67 — circles that are empty again by the keeper's word: a remedy, weeks in a safe place. */
export const heal = deed("heal", {
  icon: "fa-solid fa-heart-circle-plus",
  by: "keeper",
  fields: ([actor], choices) => [
    ...circleFields(choices),
    natureField(choices),
    ...(actor && figuresOf(actor).wounds.surplus > 0 ? [numberField(PAST, pastIn(actor, choices), 0, MOST_PAST)] : []),
  ],
  obstacle: ({ actor, choices }) =>
    hasCircles(circlesTold(choices)) || pastIn(actor, choices) > 0 ? null : obstacle("noCircles", actor),
  outcome: ({ actor, choices }) => healedOutcome(actor, { ...circlesTold(choices), [PAST]: pastIn(actor, choices) }),
  settled: (outcome, actor) => healedOutcome(actor, outcome),
  changes: (outcome, actor) => ({
    ...patientWritten(patientOf(figuresOf(actor)), healed(actor, outcome)),
  }),
  edit: { figures: circleFigures, follow: (decided, _ruled, actor) => healedOutcome(actor, decided) },
  view: (outcome) => {
    const past = stored(outcome, PAST);
    return card({
      verdict: { key: stateLabel(oneOf(STATES, outcome.state, "indemne")) },
      tone: "good",
      facts: [
        fact("nature", { key: natureLabel(natureIn(outcome)) }, "SE-55"),
        ...(past > 0 ? [fact("past", figure(past), "SE-54")] : []),
      ],
      losses: circleTexts(outcome),
      marks: rowsDrawn(outcome),
    });
  },
});
