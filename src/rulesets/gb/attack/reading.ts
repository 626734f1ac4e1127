import { GbActor } from "../data/gb-actor.js";
import { GbCreature } from "../data/creature.js";
import { GbWeapon } from "../data/weapon.js";
import { profileOf } from "../rules/profile.js";
import type { Profile } from "../rules/profile.js";
import type { Zone } from "../rules/vocabulary.js";

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

/** The body of a target; human when there is none. */
export function bodyOf(target: Actor | null): Profile {
  const system: unknown = target?.system;
  return profileOf(system instanceof GbActor ? system.profile : "human");
}

/** GB-27 — gravity that a target takes away from every blow (D-56). */
export function reductionOf(target: Actor): number {
  const system: unknown = target.system;
  return system instanceof GbCreature ? system.gbReduction : 0;
}

/** GB-24 — armour class of every zone of a target. */
export function armorClasses(target: Actor): Partial<Record<Zone, number>> {
  const zones = Object.entries(figuresOf(target).defense.zones) as [Zone, { ac: number }][];
  return Object.fromEntries(zones.map(([zone, { ac }]) => [zone, ac]));
}
