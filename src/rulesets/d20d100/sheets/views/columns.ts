import { signed } from "../../../../core/text/i18n.js";
import type { Text } from "../../../../core/text/text.js";

/**
 * DD-40, DD-71 — what a total adds up from, a text for each column that holds something.
 * @param columns numbers by the word for them, under SHEET.part
 * @param always the column that is told even where it holds nothing
 */
export function columnTexts(columns: Readonly<Record<string, number>>, always: string): readonly Text[] {
  return Object.entries(columns)
    .filter(([id, value]) => value !== 0 || id === always)
    .map(([id, value]) => ({ key: `GARDIEN.D20D100.SHEET.part.${id}`, data: { n: signed(value) } }));
}
