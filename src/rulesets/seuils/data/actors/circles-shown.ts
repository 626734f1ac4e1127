import { record, whole } from "../../../../core/shape/shape.js";
import type { MarkRow, MarkShown } from "../../../../core/play/contract/card-parts.js";
import { rowLabel } from "./state-labels.js";
import { marksOf, type Mark } from "../../rules/body/circle-marks.js";
import { perRow, type Circles, type Rows } from "../../rules/body/circles.js";
import { ROWS } from "../../rules/vocabulary.js";

const SHOWN: Readonly<Record<Mark, MarkShown>> = { lethal: "full", temporary: "crossed", free: "empty" };

/** SE-50…SE-55 — the circles of somebody as a card draws them, with those that were not there before. */
export function rowsShown(before: Rows, after: Rows): readonly MarkRow[] {
  const rows = ROWS.filter((row) => after[row].max > 0);
  return rows.map((row) => ({
    label: { key: rowLabel(row) },
    draws: [`system.wounds.${row}.lethal`, `system.wounds.${row}.temporary`],
    marks: rowShown(before[row], after[row]),
  }));
}

/** SE-55 — filled circles stand first, crosses after them: of each the last ones are new. */
function rowShown(before: Circles, after: Circles): MarkRow["marks"] {
  return marksOf(after).map((mark, place) => {
    const old = mark === "lethal" ? before.lethal : after.lethal + before.temporary;
    return { mark: SHOWN[mark], isNew: mark !== "free" && place >= old };
  });
}

/** SE-50 — the circles of somebody as an outcome keeps them. */
export const KEPT_ROWS = record(perRow(() => record({ max: whole, lethal: whole, temporary: whole })));
