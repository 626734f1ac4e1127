import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import { card } from "../../../../core/deed/card.js";
import { list, oneOf, record, whole, wholeFrom, type Read } from "../../../../core/shape/shape.js";
import { seuilsOptions } from "../../data/options.js";
import { rowLabel } from "../../data/actors/state-labels.js";
import { patientOf, patientWritten, type Patient } from "../../data/actors/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import { fadeHours } from "../../rules/body/fading.js";
import { ROWS } from "../../rules/vocabulary.js";
import { CIRCLES, inLine, rowsDrawn } from "../circles-kept.js";
import { isExtra } from "../day-clock.js";
import { deed, fact, field, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";

/** SE-72 — what so many hours come to, as an outcome keeps it. */
const FADED = { ...CIRCLES, hours: whole, faded: list(record({ row: oneOf(ROWS), crosses: whole })) };
type Faded = Read<typeof FADED>;

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
  form: { hours: field.carried(wholeFrom(0, Number.MAX_SAFE_INTEGER)) },
  kept: FADED,
  obstacle: ({ actor, form }) =>
    unlessAlive(actor) ?? (fadesWithin(actor, form.hours) ? null : obstacle("noCross", actor)),
  outcome: ({ actor, form }) => fadedOutcome(actor, form.hours),
  asksKeeper: (_faded, actor) => !(actor && isExtra(actor)) && seuilsOptions().timeClock === "prompt",
  finalOutcome: ({ hours }, actor) => fadedOutcome(actor, hours),
  changes: ({ hours }, actor) => {
    const patient = patientOf(figuresOf(actor));
    return patientWritten(patient, fadedOver(patient, hours));
  },
  view: (faded) =>
    card({ verdict: say("fade.done"), tone: "good", facts: [fadedFact(faded)], marks: rowsDrawn(faded) }),
});

/** SE-72 — what so many hours come to. */
function fadedOutcome(actor: Actor, hours: number): Faded {
  const patient = patientOf(figuresOf(actor));
  const { rows, faded } = fadedOver(patient, hours);
  return { hours, rowsBefore: patient.rows, rowsAfter: rows, faded };
}

/** SE-72 — how many crosses of each row have faded. */
function fadedFact({ faded }: Faded): CardFact {
  const texts = ROWS.toReversed().flatMap((row) => {
    const count = faded.filter((one) => one.row === row).reduce((sum, { crosses }) => sum + crosses, 0);
    return count > 0 ? [say("fade.crosses", { count, row: { key: rowLabel(row) } })] : [];
  });
  return fact("faded", inLine(texts), "SE-72");
}
