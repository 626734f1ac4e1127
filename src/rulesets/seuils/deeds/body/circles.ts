import { oneOf, whole } from "../../../../core/shape/shape.js";
import type { Figure } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { circlesText } from "../../data/actors/circles-text.js";
import { rowLabel } from "../../data/actors/state-labels.js";
import { natureLabel } from "../../labels.js";
import { perRow } from "../../rules/body/circles.js";
import { NATURES, ROWS, type Nature, type Row } from "../../rules/vocabulary.js";
import { count, field } from "../kit.js";

/** SE-50, SE-55 — circles by hand: how many of each row, and of which nature. */

/** The most circles of a row that are ticked at one go. */
const MOST_CIRCLES = 20;

export const CIRCLES_FORM = {
  ...perRow(() => field.number(0, MOST_CIRCLES)),
  nature: field.choice(NATURES, natureLabel),
};

/** The fields of the rows go by the names of these. */
export const circlesWindow = () => perRow((row) => ({ label: { key: rowLabel(row) } }));

/** The same as an outcome keeps it. */
export const BY_HAND = { ...perRow(() => whole), nature: oneOf(NATURES) };

type Counted = Readonly<Record<Row, number>>;

/** SE-50 — whether there are any. */
export const hasCircles = (circles: Counted): boolean => ROWS.some((row) => circles[row] > 0);

/** SE-50 — the keeper corrects how many. */
export const circleFigures = (): readonly Figure[] =>
  ROWS.map((row) => ({ ...count(row, [0, MOST_CIRCLES]), label: { key: rowLabel(row) } }));

/** SE-50 — so many circles of each row, in words, worst row first. */
export function circleTexts(circles: Counted, nature: Nature = "lethal"): readonly Text[] {
  return ROWS.toReversed().flatMap((row) => (circles[row] > 0 ? [circlesText(circles[row], row, nature)] : []));
}
