import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { pickedOf } from "../../../core/creation/shelf.js";
import type { SeuilsCharacter } from "../data/actors/character.js";
import { seuilsOptions } from "../data/options.js";
import { costOf, wealthLeft } from "../rules/character/creation.js";
import { GEAR_TYPES, type Picked, type SeuilsDraft } from "./draft.js";
import { listed } from "./entries.js";

/** SE-74 — what there is to spend, what is spent of it, and what is left, never less than nothing. Valeur. */
export interface Purse {
  readonly base: number;
  readonly spent: number;
  readonly left: number;
}

/**
 * SE-74 — a new character spends the table's budget on all it has; another what it owns on what it takes besides, and
 * gets back what it gives away.
 */
export function purseOf(draft: SeuilsDraft, desk: Desk): Purse {
  const { wealth } = desk.actor.system as SeuilsCharacter;
  const base = draft.fresh ? seuilsOptions().creationBudget : wealth;
  const bought = gearOf(draft, desk).map((one) => ({ value: listed(one.entry).value, quantity: boughtOf(one) }));
  const back = draft.removed.flatMap((id) => desk.shelf.get(id) ?? []).map(listed);
  const spent = costOf(bought) - costOf(back);
  return { base, spent, left: wealthLeft(base, spent) };
}

/** The equipment of a draft. */
export function gearOf(draft: SeuilsDraft, desk: Desk): readonly (Picked & { readonly entry: Entry })[] {
  return pickedOf(draft.items, desk, ...GEAR_TYPES);
}

/** How many of a thing are taken now: all of what is new, of what the sheet had those there are more than before. */
export function boughtOf({ key, from, quantity, entry }: Picked & { readonly entry: Entry }): number {
  return key === from ? quantity - listed(entry).quantity : quantity;
}
