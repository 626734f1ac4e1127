import { oneOf } from "../../../../core/shape/heal.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { stored } from "../../../../core/deed/card.js";
import { numberIn, wordIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField, Figure } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { circlesText } from "../../data/circles-text.js";
import { natureLabel } from "../../labels.js";
import { rowLabel } from "../../data/state-labels.js";
import { NATURES, ROWS, type Nature, type Row } from "../../rules/vocabulary.js";
import { choiceField, numberField } from "../fields.js";
import { count } from "../figures.js";

/** SE-50, SE-55 — circles by hand: how many of each row, and of which nature. */

/** The most circles of a row that are told at one go. */
export const MOST_CIRCLES = 20;

/** SE-50 — a field for each row. */
export function circleFields(choices: DeedChoices, otherwise: Partial<Record<Row, number>> = {}): readonly DeedField[] {
  return ROWS.map((row) => ({
    ...numberField(row, circlesIn(choices, row, otherwise[row]), 0, MOST_CIRCLES),
    label: { key: rowLabel(row) },
  }));
}

function circlesIn(choices: DeedChoices, row: Row, otherwise = 0): number {
  return numberIn(choices, row, { min: 0, max: MOST_CIRCLES, otherwise });
}

/** SE-55 — whether circles are filled or crossed. */
export function natureField(choices: DeedChoices): DeedField {
  const options = NATURES.map((value) => ({ value, label: { key: natureLabel(value) } }));
  return choiceField("nature", wordIn(choices, "nature", NATURES), options);
}

/** The circles that were told, as an outcome keeps them. */
export function circlesTold(choices: DeedChoices, otherwise: Partial<Record<Row, number>> = {}): Outcome {
  const rows = ROWS.map((row) => [row, circlesIn(choices, row, otherwise[row])] as const);
  return { ...Object.fromEntries(rows), nature: wordIn(choices, "nature", NATURES) };
}

/** SE-55 — the nature of the circles of an outcome. */
export const natureIn = ({ nature }: Outcome): Nature => oneOf(NATURES, nature, "lethal");

/** SE-50 — whether there are any. */
export const hasCircles = (told: Outcome): boolean => ROWS.some((row) => stored(told, row) > 0);

/** SE-50 — the keeper corrects how many. */
export const circleFigures = (): readonly Figure[] =>
  ROWS.map((row) => ({ ...count(row, [0, MOST_CIRCLES]), label: { key: rowLabel(row) } }));

/** SE-50 — so many circles of each row, in words, worst row first. */
export function circleTexts(told: Outcome): readonly Text[] {
  const nature = natureIn(told);
  return ROWS.toReversed().flatMap((row) =>
    stored(told, row) > 0 ? [circlesText(stored(told, row), row, nature)] : [],
  );
}
