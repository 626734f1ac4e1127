import { doneBy, type CardClick } from "../../../core/sheets/card-clicks.js";
import { DAMAGE_TYPES } from "../rules/vocabulary.js";

type Rows = readonly unknown[];

/** What clicks on a card do, by their `data-action`; the other data of what was clicked say what of it. */
const CLICKS = {
  /** SE-44 — a type of damage, `type`, that the weapon does as well, or does no more. */
  toggleDamageType: ({ type = "" }, changeList) => changeList("damageTypes", (rows) => damageTypesWith(rows, type)),
  /** SE-04, SE-10 — something that it serves for no more, `use`. */
  removeUse: ({ use }, changeList) => changeList("uses", (rows) => rows.filter((row) => row !== use)),
} as const satisfies Record<string, CardClick>;

/** What can be clicked on a card, by its `data-action`. */
export type ItemClick = keyof typeof CLICKS;

export const click = doneBy(CLICKS);

/** SE-44 — a weapon does at least one type of damage; the one that is chosen last comes last, the first is the usual one. */
export function damageTypesWith(rows: Rows, type: string): Rows {
  if (!DAMAGE_TYPES.some((one) => one === type)) return rows;
  if (!rows.includes(type)) return [...rows, type];
  return rows.length > 1 ? rows.filter((row) => row !== type) : rows;
}
