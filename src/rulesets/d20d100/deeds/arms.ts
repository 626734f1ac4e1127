import { borneBy, chosenOf, type Borne } from "../../../core/deed/owned-items.js";
import { textIn } from "../../../core/deed/choices.js";
import type { DeedChoices, DeedField } from "../../../core/play/contract/deed.js";
import { D20d100Weapon } from "../data/weapon.js";
import { choiceField, ownOptions } from "./fields.js";

/** What is done about the weapons that somebody carries. */

/** A weapon of somebody's. */
export type Arm = Borne<D20d100Weapon>;

/** Weapons that a deed can be done about. */
export function armsOf(actor: Actor, fits: (weapon: D20d100Weapon) => boolean): readonly Arm[] {
  return borneBy(actor, D20d100Weapon).filter(({ system }) => fits(system));
}

/** The weapon chosen, else the first one that fits; one that does not fit is not chosen by itself. */
export function armIn(actor: Actor, choices: DeedChoices, fits: (weapon: D20d100Weapon) => boolean): Arm | null {
  const chosen = textIn(choices, "weapon") === "" ? null : chosenOf(borneBy(actor, D20d100Weapon), choices, "weapon");
  return chosen ?? armsOf(actor, fits)[0] ?? null;
}

/** A weapon of somebody's by its id. */
export function armById(actor: Actor, id: string): Arm | null {
  return borneBy(actor, D20d100Weapon).find((one) => one.id === id) ?? null;
}

/** The field that chooses it. */
export function armField(arm: Arm, arms: readonly Arm[]): DeedField {
  const listed = arms.some(({ id }) => id === arm.id) ? arms : [arm, ...arms];
  return choiceField("weapon", arm.id, ownOptions(listed));
}
