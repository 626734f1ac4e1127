import type { CardClick } from "../../../../core/sheets/drawn-item-sheet.js";
import { DAMAGE_TYPES } from "../../rules/vocabulary.js";

type Rows = readonly unknown[];

/** What clicks on a card do, by their `data-action`; the other data of what was clicked say what of it. */
export const clicks: Readonly<Record<string, CardClick>> = {
  /** SE-44 — a type of damage, `type`, that the weapon does as well, or does no more. */
  toggleDamageType: ({ type = "" }, card) => card.changeList("damageTypes", (rows) => damageTypesWith(rows, type)),
  /** SE-04, SE-10 — something that it serves for no more, `use`. */
  removeUse: ({ use }, card) => card.changeList("uses", (rows) => rows.filter((row) => row !== use)),
};

/** SE-44 — a weapon does at least one type of damage; the one that is chosen last comes last, the first is the usual one. */
export function damageTypesWith(rows: Rows, type: string): Rows {
  if (!DAMAGE_TYPES.some((one) => one === type)) return rows;
  if (!rows.includes(type)) return [...rows, type];
  return rows.length > 1 ? rows.filter((row) => row !== type) : rows;
}
