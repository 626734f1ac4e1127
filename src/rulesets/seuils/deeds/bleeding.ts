import { list, oneOf, type Read } from "../../../core/shape/shape.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../core/play/contract/changes.js";
import type { Text } from "../../../core/text/text.js";
import { seuilsOptions } from "../data/options.js";
import { rowLabel } from "../data/actors/state-labels.js";
import { patientOf, patientWritten, type Patient } from "../data/actors/patient-written.js";
import { figuresOf } from "../data/reading.js";
import { bleedRounds, bleedSeconds } from "../rules/body/bleeding.js";
import { stateOf } from "../rules/body/state.js";
import { ROWS } from "../rules/vocabulary.js";
import { CIRCLES, inLine, STATE } from "./circles-kept.js";
import { fact, say } from "./kit.js";

/** SE-69 — how long somebody bleeds: so many rounds of a fight, or seconds outside one. */
export type Span = { readonly rounds: number } | { readonly seconds: number };

/** Where a circle is ticked: in a row, or past the last one. */
const PLACES = [...ROWS, "surplus"] as const;

/** SE-54, SE-69 — what a bleeding comes to, as an outcome keeps it. */
export const BLED = { ...CIRCLES, before: STATE, after: STATE, placed: list(oneOf(PLACES, "surplus")) };
interface Bled extends Read<typeof BLED> {}

/** SE-69 — somebody after some bleeding. */
export function bledOver(patient: Patient, span: Span) {
  const options = seuilsOptions();
  return "rounds" in span ? bleedRounds(patient, span.rounds, options) : bleedSeconds(patient, span.seconds, options);
}

/** SE-54, SE-69 — what a bleeding comes to. */
export function bledOutcome(actor: Actor, span: Span): Bled {
  const figures = figuresOf(actor);
  const { rows, surplus, ticks } = bledOver(patientOf(figures), span);
  return {
    before: figures.state,
    after: figures.deathConfirmed ? "mort" : stateOf(rows, surplus, seuilsOptions()),
    ...{ rowsBefore: figures.rows, rowsAfter: rows },
    placed: ticks.flatMap(({ placed }) => (placed === "converted" ? [] : [placed])), // only temporary wounds convert
  };
}

/** SE-69 — what it writes, on the sheet as it is now: circles, and how far the clock has come. */
export function bledChanges(actor: Actor, span: Span): Changes | null {
  const patient = patientOf(figuresOf(actor));
  const { numbers, values } = patientWritten(patient, bledOver(patient, span));
  return numbers.length + values.length > 0 ? { numbers, values } : null;
}

/** SE-69 — where the circles lie that a bleeding ticked. */
export function bledFacts({ placed }: Bled): readonly CardFact[] {
  const texts = PLACES.flatMap((place) => {
    const count = placed.filter((one) => one === place).length;
    return count > 0 ? [circlesText(place, count)] : [];
  });
  return texts.length > 0 ? [fact("bleeding", inLine(texts), "SE-69")] : [];
}

/** SE-53, SE-54 — so many circles of a row, or wounds past the last circle. */
function circlesText(place: (typeof PLACES)[number], count: number): Text {
  if (place === "surplus") return say("bleeding.surplus", { count });
  return say("bleeding.ticked", { count, row: { key: rowLabel(place) } });
}
