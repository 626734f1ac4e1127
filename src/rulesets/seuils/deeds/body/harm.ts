import { flag, text, whole, type Read } from "../../../../core/shape/shape.js";
import { card } from "../../../../core/deed/card.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";
import { traitOf } from "../../data/actors/carried.js";
import { seuilsOptions } from "../../data/options.js";
import { natureLabel } from "../../labels.js";
import { stateLabel } from "../../data/actors/state-labels.js";
import { patientOf, patientWritten, type Patient } from "../../data/actors/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import { careOfWounded } from "../../rules/care/bout.js";
import { tickCircles } from "../../rules/body/tick-circles.js";
import { stateOf } from "../../rules/body/state.js";
import { ROWS } from "../../rules/vocabulary.js";
import { STATE_LEVELS } from "../../data/actors/state-level.js";
import { CIRCLES, circlesTicked, rowsDrawn, STATE } from "../circles-kept.js";
import { deed, fact, field, figure, named, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { BY_HAND, CIRCLES_FORM, circleFigures, circlesWindow, hasCircles } from "./circles.js";
import { deathCalls } from "./death.js";
import { firstAidCalls } from "./first-aid.js";

type ByHand = Read<typeof BY_HAND>;

/** SE-52…SE-55, SE-64 — somebody once they are hurt so. */
function hurt(actor: Actor, circles: ByHand): Patient {
  const figures = figuresOf(actor);
  const { rows: before, surplus, care } = patientOf(figures);
  const { nature } = circles;
  const wounds = ROWS.flatMap((row) => Array.from({ length: circles[row] }, () => row));
  const options = seuilsOptions();
  const { rows, placed, surplus: past } = tickCircles(before, wounds, nature, options);
  const by = { at: secondsNow(), noBleeding: traitOf(figures.carried, "noBleeding") !== null };
  const bout = { cause: "attack", nature, placed } as const;
  return { rows, surplus: surplus + past, care: careOfWounded(care, { before, after: rows }, bout, by, options) };
}

/** How they fare then. */
function hurtOutcome(actor: Actor, circles: ByHand) {
  const before = patientOf(figuresOf(actor));
  const { rows, surplus, care } = hurt(actor, circles);
  return {
    ...{ rowsBefore: before.rows, rowsAfter: rows },
    past: surplus - before.surplus,
    state: stateOf(rows, surplus, seuilsOptions()),
    bleeds: care.bleeding && !before.care.bleeding,
  };
}

/** SE-50…SE-55 — wounds by the keeper's word, without any attack: a fall, a trap, cold. */
export const harm = deed("harm", {
  icon: "fa-solid fa-heart-crack",
  by: "keeper",
  form: { cause: field.text(), ...CIRCLES_FORM },
  window: circlesWindow,
  kept: { ...BY_HAND, ...CIRCLES, cause: text, past: whole, state: STATE, bleeds: flag },
  obstacle: ({ actor, form }) => unlessAlive(actor) ?? (hasCircles(form) ? null : obstacle("noCircles", actor)),
  outcome: ({ actor, form }) => ({ ...form, ...hurtOutcome(actor, form) }),
  finalOutcome: (harmed, actor) => ({ ...harmed, ...hurtOutcome(actor, harmed) }),
  changes: (harmed, actor) => patientWritten(patientOf(figuresOf(actor)), hurt(actor, harmed)),
  calls: (_harmed, actor) => [...firstAidCalls(actor), ...deathCalls(actor)],
  edit: { figures: circleFigures, follow: (decided, _ruled, actor) => hurtOutcome(actor, decided) },
  view: (harmed) => {
    const { cause, past, state, nature, bleeds } = harmed;
    return card({
      verdict: cause ? named(cause) : say("harm.done"),
      tone: "bad",
      severity: { label: { key: stateLabel(state) }, level: STATE_LEVELS[state], words: [] },
      facts: [
        fact("nature", { key: natureLabel(nature) }, "SE-55"),
        ...(past > 0 ? [fact("past", figure(past), "SE-54")] : []),
        ...(bleeds ? [fact("bleeds", { key: "GARDIEN.CONDITION.seuilsBleeding" }, "SE-69")] : []),
      ],
      losses: circlesTicked(harmed),
      marks: rowsDrawn(harmed),
    });
  },
});
