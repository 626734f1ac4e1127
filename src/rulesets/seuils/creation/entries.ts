import { list, object, oneOf } from "../../../core/shape/heal.js";
import { bounded } from "../../../core/creation/bounded.js";
import type { Entry } from "../../../core/creation/procedure.js";
import type { WeaponDamage } from "../rules/damage.js";
import type { Protection } from "../rules/protection.js";
import {
  ATTACK_TYPES,
  CHARACTERISTICS,
  DAMAGE_TYPES,
  RARITY,
  SHIELD_RANGE,
  type AttackType,
  type Characteristic,
} from "../rules/vocabulary.js";
import { DAMAGE_BOUNDS } from "../rules/weapons.js";

// What lists of compendia tell of a thing. An entry need not say what its model would put there anyway.

/** SE-10 — the Caractéristique that a Spécialité is usually rolled with. */
export function characteristicOf({ system }: Entry): Characteristic {
  return oneOf(CHARACTERISTICS, system["characteristic"], "agilite");
}

/** SE-60 — whether a Spécialité is a medical one. */
export function isMedical({ system }: Entry): boolean {
  return system["medical"] === true;
}

/** SE-74 */
export function rarityOf({ system }: Entry): number {
  return bounded(system["rarity"], RARITY.min, RARITY.max, 0);
}

/** SE-74 — in units of barter. */
export function valueOf({ system }: Entry): number {
  return bounded(system["value"], 0, 1_000_000, 0);
}

/** How many there are of it. */
export function quantityOf({ system }: Entry): number {
  return bounded(system["quantity"], 0, 9999, 1);
}

/** SE-20 — claws and bare hands: nothing that one takes up, or pays for. */
export function isNatural({ system }: Entry): boolean {
  return system["natural"] === true;
}

/** Whether it is in hand, worn, or on the arm. */
export function isOn({ type, system }: Entry): boolean {
  const usual = type === "seuilsArmor" || type === "seuilsShield";
  return typeof system["equipped"] === "boolean" ? system["equipped"] : usual;
}

/** Hands that a thing takes once it is taken up. */
export function handsOf({ type, system }: Entry): number {
  if (type === "seuilsShield") return 1;
  return type === "seuilsWeapon" ? bounded(system["hands"], 0, 2, 1) : 0;
}

/** SE-39 — XD/Y of a weapon. */
export function damageOf({ system }: Entry): WeaponDamage {
  const { dice, keep } = object(system["damage"]);
  return {
    dice: bounded(dice, DAMAGE_BOUNDS.dice.min, DAMAGE_BOUNDS.dice.max, 2),
    keep: bounded(keep, DAMAGE_BOUNDS.keep.min, DAMAGE_BOUNDS.keep.max, 1),
  };
}

/** SE-20 */
export function attackTypeOf({ system }: Entry): AttackType {
  return oneOf(ATTACK_TYPES, system["attackType"], "melee");
}

/** SE-43, SE-44 — what an armour takes from damage. */
export function protectionOf({ system }: Entry): Protection {
  const specific = list(system["specific"]).map((one) => {
    const { against, dice } = object(one);
    return { against: oneOf(DAMAGE_TYPES, against, "slashing"), dice: bounded(dice, 1, 10, 1) };
  });
  return { index: bounded(system["index"], 0, 10, 1), specific };
}

/** SE-37 — what a shield gives a parry. */
export function bonusOf({ system }: Entry): number {
  return bounded(system["bonus"], SHIELD_RANGE.min, SHIELD_RANGE.max, SHIELD_RANGE.min);
}

/** SE-04 — dE of a piece of equipment. */
export function equipmentDiceOf({ system }: Entry): number {
  return bounded(system["equipmentDice"], 0, 5, 0);
}
