import { list, object, oneOf, whole } from "../../../../core/shape/heal.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored } from "../../../../core/deed/card.js";
import { numberIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { seuilsOptions } from "../../data/options.js";
import { rowLabel } from "../../data/state-labels.js";
import { patientOf, patientWritten, type Patient } from "../../data/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import { fadeHours } from "../../rules/fading.js";
import { ROWS } from "../../rules/vocabulary.js";
import { fact, told } from "../card.js";
import { inLine, rowsDrawn, rowsKept } from "../circles-told.js";
import { deed } from "../deed.js";
import { obstacle, unlessAlive } from "../reading.js";

/** SE-72 — the hours of world time that have passed over somebody's crosses. */
const hoursIn = (choices: DeedChoices): number =>
  numberIn(choices, "hours", { min: 0, max: Number.MAX_SAFE_INTEGER, otherwise: 0 });

/** SE-72 — somebody after so many hours. */
export function fadedOver(patient: Patient, hours: number) {
  return { ...patient, ...fadeHours(patient, hours, seuilsOptions()) };
}

/** SE-72 — whether a cross fades within so many hours. */
export function fadesWithin(actor: Actor, hours: number): boolean {
  return fadedOver(patientOf(figuresOf(actor)), hours).faded.length > 0;
}

/** SE-72 — crosses fade by the hour, in a fight and outside. */
export const fade = deed("fade", {
  icon: "fa-solid fa-eraser",
  by: "keeper",
  obstacle: ({ actor, choices }) =>
    unlessAlive(actor) ?? (fadesWithin(actor, hoursIn(choices)) ? null : obstacle("noCross", actor)),
  outcome: ({ actor, choices }) => fadedOutcome(actor, hoursIn(choices)),
  settled: (outcome, actor) => fadedOutcome(actor, stored(outcome, "hours")),
  changes: (outcome, actor) => {
    const patient = patientOf(figuresOf(actor));
    return { ...patientWritten(patient, fadedOver(patient, stored(outcome, "hours"))) };
  },
  view: (outcome) =>
    card({
      verdict: told("fade.done"),
      tone: "good",
      facts: [fadedFact(outcome)],
      marks: rowsDrawn(outcome),
    }),
});

/** SE-72 — what so many hours come to, as a card keeps it. */
function fadedOutcome(actor: Actor, hours: number): Outcome {
  const patient = patientOf(figuresOf(actor));
  const { rows, faded } = fadedOver(patient, hours);
  return { hours, ...rowsKept(patient.rows, rows), faded: faded.map(({ row, crosses }) => ({ row, crosses })) };
}

/** SE-72 — how many crosses of each row have faded. */
function fadedFact({ faded }: Outcome): CardFact {
  const all = list(faded).map(object);
  const texts = ROWS.toReversed().flatMap((row) => {
    const count = all
      .filter((one) => oneOf(ROWS, one["row"], "touche") === row)
      .reduce((sum, one) => sum + whole(one["crosses"]), 0);
    return count > 0 ? [told("fade.crosses", { count, row: { key: rowLabel(row) } })] : [];
  });
  return fact("faded", inLine(texts), "SE-72");
}
