import { D20d100Actor } from "./actors/d20d100-actor.js";
import { D20d100Weapon } from "./items/weapon.js";

/** Whether somebody is played by these rules. */
export function isOurs({ system }: Actor): boolean {
  return (system as unknown) instanceof D20d100Actor;
}

/** The figures of an actor of this ruleset. Throws for anybody else: core only hands over ours. */
export function figuresOf({ system, type }: Actor): D20d100Actor {
  const figures: unknown = system;
  if (figures instanceof D20d100Actor) return figures;
  throw new TypeError(`${type} is not an actor of d20d100`);
}

/** The weapon an item is. Throws for anything else: core only hands over ours. */
export function weaponOf({ system, type }: Item): D20d100Weapon {
  const weapon: unknown = system;
  if (weapon instanceof D20d100Weapon) return weapon;
  throw new TypeError(`${type} is not a weapon of d20d100`);
}
