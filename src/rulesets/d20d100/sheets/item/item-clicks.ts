import type { CardClick } from "../../../../core/sheets/drawn-item-sheet.js";
import { openSheet } from "../../../../core/foundry/types/sheets.js";
import { CADENCES, CHARACTERISTICS, SPELL_COMPONENTS } from "../../rules/vocabulary.js";

type Rows = readonly unknown[];

/** Lists of words that are switched on and off, and what may stand in them; `null`: anything. */
const LISTS: Readonly<Record<string, readonly string[] | null>> = {
  cadences: CADENCES, // DD-55
  characteristics: CHARACTERISTICS, // DD-37
  components: SPELL_COMPONENTS, // DD-175
  skills: null, // DD-37
};

/** What clicks on a card do, by their `data-action`; the other data of what was clicked say what of it. */
export const clicks: Readonly<Record<string, CardClick>> = {
  /** A word, `value`, that stands in a list, or does no more. */
  toggleListed: ({ list = "", value = "" }, card) => card.changeList(list, (rows) => listedWith(list, rows, value)),
  /** DD-176 — a spell of a tome, by `uuid`. */
  openSpell: async ({ uuid = "" }) => {
    const found: unknown = await fromUuid(uuid);
    if (found instanceof foundry.documents.Item) await openSheet(found as Item);
  },
};

/** A list with a word in it, or without one that stood there; what has no place in the list changes nothing. */
export function listedWith(list: string, rows: Rows, value: string): Rows {
  const allowed = LISTS[list];
  if (value === "" || allowed === undefined || (allowed && !allowed.includes(value))) return rows;
  return rows.includes(value) ? rows.filter((row) => row !== value) : [...rows, value];
}
