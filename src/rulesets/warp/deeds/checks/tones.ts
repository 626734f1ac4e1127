import type { OutcomeView } from "../../../../core/play/contract/view.js";
import type { Outcome } from "../../rules/checks/outcome.js";

/** WP-07 — the colours of a card, by what its roll came to. */
const TONES: Readonly<Record<Outcome, OutcomeView["tone"]>> = {
  success: "good",
  draw: "mute",
  failure: "bad",
  criticalFailure: "bad",
};

/** The colour of a result; that of a total which speaks for itself where there is none. */
export function toneOf(result: string): OutcomeView["tone"] {
  return (TONES as Readonly<Record<string, OutcomeView["tone"]>>)[result] ?? "accent";
}
