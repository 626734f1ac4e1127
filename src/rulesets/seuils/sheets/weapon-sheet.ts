import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { SeuilsItemSheet } from "./seuils-item-sheet.js";
import { template } from "./paths.js";

/** The card of a weapon, claws and bare hands included (SE-24, SE-39). */
export class SeuilsWeaponSheet extends SeuilsItemSheet {
  static override PARTS = cardOf(template("weapon"));
}
