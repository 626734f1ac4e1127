import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import { stored } from "../../../core/deed/card.js";
import { numberIn } from "../../../core/deed/choices.js";
import type { DeedChoices, DeedField } from "../../../core/play/contract/deed.js";
import { fact, told } from "./card.js";
import { numberField } from "./fields.js";

/** RP-64 — the most that armour spares. */
const MOST_SPARED = 99;

/** D-41 — points that armour spares: none, unless the keeper says so. */
export function sparedIn(choices: DeedChoices): number {
  return numberIn(choices, "spared", { min: 0, max: MOST_SPARED, otherwise: 0 });
}

/** D-41 — the field of what armour spares. */
export const sparedField = (choices: DeedChoices): DeedField => ({
  ...numberField("spared", sparedIn(choices), 0, MOST_SPARED, told("hint.spared")),
  asks: true,
});

/** What armour spared, on a card. */
export function sparedFacts(outcome: Outcome): readonly CardFact[] {
  const spared = stored(outcome, "spared");
  return spared > 0 ? [fact("spared", told("points", { points: spared }), "RP-64")] : [];
}
