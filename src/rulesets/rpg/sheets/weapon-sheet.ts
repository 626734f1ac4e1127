import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { RpgItemSheet } from "./rpg-item-sheet.js";
import { template } from "./paths.js";

/** The card of a weapon (RP-68). */
export class RpgWeaponSheet extends RpgItemSheet {
  static override PARTS = cardOf(template("weapon"), template("belonging"), template("mishaps"));
}
