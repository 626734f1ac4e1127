import { t } from "../../text/i18n.js";
import type { Column } from "../contract.js";
import { cellIn } from "../index/cells.js";
import type { Entry } from "../index/entry.js";

/** Widths in rem: of a letter, of the gap before a column, of all that is not a column, of one column at least and at most. */
const LETTER = 0.46;
const GAP = 0.5;
const OTHERS = 17;
const LEAST = 2.5;
const MOST = 11;

/** Columns that are drawn, and how wide each is, in rem. */
export interface Shown {
  readonly columns: readonly Column[];
  readonly widths: readonly number[];
}

/**
 * The columns for which there is room, those that come first before the others; a column that has nothing for any entry
 * is left out.
 * @param room width of the list, in rem
 */
export function columnsShown(columns: readonly Column[], entries: readonly Entry[], room: number): Shown {
  const shown: { column: Column; width: number }[] = [];
  let left = room - OTHERS;
  for (const column of columns) {
    const letters = entries.reduce((most, entry) => Math.max(most, cellIn(entry, column)?.text.length ?? 0), 0);
    if (letters === 0) continue;
    const longest = Math.max(letters, t(column.label).length + 1);
    const width = Math.min(MOST, Math.max(LEAST, longest * LETTER));
    left -= width + GAP;
    if (left < 0 && shown.length > 0) break;
    shown.push({ column, width });
  }
  return { columns: shown.map(({ column }) => column), widths: shown.map(({ width }) => width) };
}
