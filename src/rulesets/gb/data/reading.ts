import { GbActor } from "./actors/gb-actor.js";
import { GbWeapon } from "./items/weapon.js";

/** Whether an actor is played by these rules. */
export function isOurs({ system }: { readonly system: unknown }): boolean {
  return system instanceof GbActor;
}

/** The figures of an actor of this ruleset. Throws for any other: core only hands over ours. */
export function figuresOf(actor: Actor): GbActor {
  const system: unknown = actor.system;
  if (!(system instanceof GbActor)) throw new TypeError(`${actor.type} is not played by these rules`);
  return system;
}

/** The weapon an item is. Throws for anything else: core only hands over ours. */
export function weaponOf(item: Item): GbWeapon {
  const system: unknown = item.system;
  if (!(system instanceof GbWeapon)) throw new TypeError(`${item.type} is not a weapon`);
  return system;
}
