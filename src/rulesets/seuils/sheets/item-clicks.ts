import { DAMAGE_TYPES } from "../rules/vocabulary.js";

type Rows = readonly unknown[];
/** Writes a list of the item as it is once it was changed. */
type ChangeList = (list: string, changed: (rows: Rows) => Rows) => Promise<void>;
type Click = (clicked: DOMStringMap, changeList: ChangeList) => Promise<void>;

/** What clicks on a card change, by their `data-action`; the other data of what was clicked say what of it. */
const CLICKS = {
  /** SE-44 — a type of damage, `type`, that the weapon does as well, or does no more. */
  toggleDamageType: ({ type = "" }, changeList) => changeList("damageTypes", (rows) => damageTypesWith(rows, type)),
  /** SE-04, SE-10 — something that it serves for no more, `use`. */
  removeUse: ({ use }, changeList) => changeList("uses", (rows) => rows.filter((row) => row !== use)),
} as const satisfies Record<string, Click>;

/** A click that changes an item. */
export type ItemChange = keyof typeof CLICKS;

/** Does what a click asks for. */
export async function change(clicked: DOMStringMap, changeList: ChangeList): Promise<void> {
  const { action = "" } = clicked;
  if (Object.hasOwn(CLICKS, action)) await CLICKS[action as ItemChange](clicked, changeList);
}

/** SE-44 — a weapon does at least one type of damage; the one that is chosen last comes last, the first is the usual one. */
export function damageTypesWith(rows: Rows, type: string): Rows {
  if (!DAMAGE_TYPES.some((one) => one === type)) return rows;
  if (!rows.includes(type)) return [...rows, type];
  return rows.length > 1 ? rows.filter((row) => row !== type) : rows;
}
