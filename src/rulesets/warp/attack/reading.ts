import { WarpWeapon } from "../data/items/weapon.js";
import { figuresOf, turnNow } from "../deeds/reading.js";
import type { TurnState } from "../rules/fight/turn-state.js";

/** The weapon an item is. Throws for anything else: core only hands over ours. */
export function weaponOf(item: Item): WarpWeapon {
  const system: unknown = item.system;
  if (!(system instanceof WarpWeapon)) throw new TypeError(`${item.type} is not a weapon of warp`);
  return system;
}

/** WP-39, WP-50 — what somebody has done and undergone in this turn. */
export function turnOf(actor: Actor): TurnState {
  return figuresOf(actor).turnAt(turnNow(actor));
}
