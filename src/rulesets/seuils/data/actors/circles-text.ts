import type { Text } from "../../../../core/text/text.js";
import { fight } from "../../attack/fields.js";
import { rowLabel } from "./state-labels.js";
import type { Nature, Row } from "../../rules/vocabulary.js";

/** SE-50, SE-55 — so many circles of a row that were filled or crossed, or are empty again. */
export function circlesText(count: number, row: Row, nature: Nature): Text {
  return fight(`loss.${nature}.${count === 1 ? "one" : "other"}`, { count, row: { key: rowLabel(row) } });
}
