import { whole, type Read } from "../../../../core/shape/shape.js";
import { card } from "../../../../core/deed/card.js";
import { seuilsOptions } from "../../data/options.js";
import { natureLabel } from "../../labels.js";
import { stateLabel } from "../../data/actors/state-labels.js";
import { patientOf, patientWritten, type Patient } from "../../data/actors/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import { onceHealed, sinceWorstRow } from "../../rules/care/care.js";
import { perRow } from "../../rules/body/circles.js";
import { changed } from "../../rules/body/tick-circles.js";
import { stateOf } from "../../rules/body/state.js";
import { ROWS } from "../../rules/vocabulary.js";
import { CIRCLES, rowsDrawn, STATE } from "../circles-kept.js";
import { deed, fact, field, figure, obstacle } from "../kit.js";
import { BY_HAND, CIRCLES_FORM, circleFigures, circlesWindow, circleTexts, hasCircles } from "./circles.js";

const MOST_PAST = 999;

/** SE-50, SE-54 — circles that are to be empty again, and wounds past the last one that go. */
const REMOVED = { ...BY_HAND, past: whole };
type Removed = Read<typeof REMOVED>;

/** SE-54 — wounds past the last circle. */
const surplusOf = (actor: Actor): number => figuresOf(actor).wounds.surplus;

/** SE-54 — the wounds past the last circle are all taken away, unless fewer are named. */
const removedFrom = (actor: Actor, form: Removed): Removed => ({
  ...form,
  past: Math.min(surplusOf(actor), form.past),
});

/** SE-50, SE-67, SE-69 — somebody once so many circles are empty again. */
function healed(actor: Actor, removed: Removed): Patient {
  const { rows: before, surplus, care } = patientOf(figuresOf(actor));
  const { nature } = removed;
  const rows = ROWS.reduce(
    (now, row) => changed(now, row, { [nature]: -Math.min(removed[row], now[row][nature]) }),
    before,
  );
  return {
    rows,
    surplus: surplus - Math.min(surplus, removed.past),
    care: onceHealed(sinceWorstRow(care, before, rows), rows),
  };
}

/** How they fare then: a row gives back no more circles than it has. */
function healedOutcome(actor: Actor, removed: Removed) {
  const { rows, surplus } = healed(actor, removed);
  const before = figuresOf(actor).rows;
  const { nature } = removed;
  return {
    ...removed,
    ...perRow((row) => before[row][nature] - rows[row][nature]),
    ...{ rowsBefore: before, rowsAfter: rows },
    state: stateOf(rows, surplus, seuilsOptions()),
  };
}

/** SE-50, SE-67 — circles that are empty again by the keeper's word: a remedy, weeks in a safe place. */
export const heal = deed("heal", {
  icon: "fa-solid fa-heart-circle-plus",
  by: "keeper",
  form: {
    ...CIRCLES_FORM,
    past: field.number(0, MOST_PAST, { initial: ({ actors: [actor] }) => (actor ? surplusOf(actor) : 0) }),
  },
  window: (form, { actor }) => ({
    ...circlesWindow(),
    past: surplusOf(actor) > 0 && { value: removedFrom(actor, form).past },
  }),
  kept: { ...REMOVED, ...CIRCLES, state: STATE },
  obstacle: ({ actor, form }) =>
    hasCircles(form) || removedFrom(actor, form).past > 0 ? null : obstacle("noCircles", actor),
  outcome: ({ actor, form }) => healedOutcome(actor, removedFrom(actor, form)),
  finalOutcome: (removed, actor) => healedOutcome(actor, removed),
  changes: (removed, actor) => patientWritten(patientOf(figuresOf(actor)), healed(actor, removed)),
  edit: { figures: circleFigures, follow: (decided, _ruled, actor) => healedOutcome(actor, decided) },
  view: (removed) => {
    const { state, nature, past } = removed;
    return card({
      verdict: { key: stateLabel(state) },
      tone: "good",
      facts: [
        fact("nature", { key: natureLabel(nature) }, "SE-55"),
        ...(past > 0 ? [fact("past", figure(past), "SE-54")] : []),
      ],
      losses: circleTexts(removed, nature),
      marks: rowsDrawn(removed),
    });
  },
});
