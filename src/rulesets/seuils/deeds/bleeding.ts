import { list, oneOf } from "../../../core/shape/heal.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../core/play/contract/changes.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import type { Text } from "../../../core/text/text.js";
import { seuilsOptions } from "../data/options.js";
import type { SeuilsActor } from "../data/seuils-actor.js";
import { rowLabel } from "../data/state-labels.js";
import { patientOf, patientWritten, type Patient } from "../data/patient-written.js";
import { figuresOf } from "../data/reading.js";
import { bleedRounds, bleedSeconds } from "../rules/bleeding.js";
import { stateOf } from "../rules/state.js";
import { ROWS } from "../rules/vocabulary.js";
import { fact, told } from "./card.js";
import { inLine, rowsKept } from "./circles-told.js";

/** SE-69 — how long somebody bleeds: so many rounds of a fight, or seconds outside one. */
export type Span = { readonly rounds: number } | { readonly seconds: number };

/** SE-69 — somebody after some bleeding. */
export function bledOver(patient: Patient, span: Span) {
  const options = seuilsOptions();
  return "rounds" in span ? bleedRounds(patient, span.rounds, options) : bleedSeconds(patient, span.seconds, options);
}

/** SE-54, SE-69 — what a bleeding comes to, as a card keeps it. */
export function bledOutcome(actor: Actor, span: Span): Outcome {
  const figures = figuresOf(actor);
  const { rows, surplus, ticks } = bledOver(patientOf(figures), span);
  return {
    ...span,
    before: figures.state,
    after: stateAfter(figures, rows, surplus),
    ...rowsKept(figures.rows, rows),
    placed: ticks.map(({ placed }) => placed),
  };
}

function stateAfter({ deathConfirmed }: SeuilsActor, rows: Patient["rows"], surplus: number) {
  return deathConfirmed ? "mort" : stateOf(rows, surplus, seuilsOptions());
}

/** SE-69 — what it writes, on the sheet as it is now: circles, and how far the clock has come. */
export function bledChanges(actor: Actor, span: Span): Changes | null {
  const patient = patientOf(figuresOf(actor));
  const { numbers, values } = patientWritten(patient, bledOver(patient, span));
  return numbers.length + values.length > 0 ? { numbers, values } : null;
}

/** SE-69 — where the circles lie that a bleeding ticked. */
export function bledFacts({ placed }: Outcome): readonly CardFact[] {
  const all = list(placed).map((one) => oneOf([...ROWS, "surplus"], one, "surplus"));
  const told = ([...ROWS, "surplus"] as const).flatMap((place) => {
    const count = all.filter((one) => one === place).length;
    return count > 0 ? [circlesText(place, count)] : [];
  });
  return told.length > 0 ? [fact("bleeding", inLine(told), "SE-69")] : [];
}

/** SE-53, SE-54 — so many circles of a row, or wounds past the last circle. */
function circlesText(place: (typeof ROWS)[number] | "surplus", count: number): Text {
  if (place === "surplus") return told("bleeding.surplus", { count });
  return told("bleeding.ticked", { count, row: { key: rowLabel(place) } });
}
