import { cardOf, SeuilsItemSheet } from "./seuils-item-sheet.js";

/** The card of a weapon, claws and bare hands included (SE-24, SE-39). */
export class SeuilsWeaponSheet extends SeuilsItemSheet {
  static override PARTS = cardOf("weapon");
}
