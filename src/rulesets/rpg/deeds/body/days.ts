import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { stored } from "../../../../core/deed/card.js";
import { flagIn, numberIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { HOUR_SECONDS } from "../../rules/time.js";
import { told } from "../card.js";
import { flagField, numberField } from "../fields.js";

/** RP-81, RP-82 — the longest time of one deed, in days. */
export const LONGEST_REST = 365;

const DAY_SECONDS = 24 * HOUR_SECONDS;

/** RP-82 — the days that were chosen. */
export function daysIn(choices: DeedChoices, least = 1): number {
  return numberIn(choices, "days", { min: least, max: LONGEST_REST, otherwise: 1 });
}

/** RP-81, RP-82 — how many days go by; a keeper may have the clock of the world go with them. */
export function dayFields(
  choices: DeedChoices,
  { least, advance, hint }: { readonly least: number; readonly advance: boolean; readonly hint?: Text | undefined },
): readonly DeedField[] {
  const days = numberField("days", daysIn(choices, least), least, LONGEST_REST, hint);
  return [
    days,
    ...(game.user.isGM ? [flagField("advance", flagIn(choices, "advance", advance), told("hint.advance"))] : []),
  ];
}

/** Seconds by which the clock of the world moves. */
export function daysPassed(outcome: Outcome): number {
  return outcome.advance === true ? stored(outcome, "days") * DAY_SECONDS : 0;
}
