import { borneBy, type Borne } from "../../../core/deed/owned-items.js";
import { D20d100Weapon } from "../data/items/weapon.js";
import { field } from "./kit.js";

/** A weapon that an actor carries. */
export type Arm = Borne<D20d100Weapon>;

/** Weapons that a deed can be done about. */
export function armsOf(actor: Actor, fits: (weapon: D20d100Weapon) => boolean): readonly Arm[] {
  return borneBy(actor, D20d100Weapon).filter(({ system }) => fits(system));
}

/** The field of the weapon that a deed is done about: as chosen, else the first that fits; nothing where there is none. */
export const armField = (fits: (weapon: D20d100Weapon) => boolean) => field.owned(D20d100Weapon, fits);

/** An actor's weapon by its id. */
export function armById(actor: Actor, id: string): Arm | null {
  return borneBy(actor, D20d100Weapon).find((one) => one.id === id) ?? null;
}
