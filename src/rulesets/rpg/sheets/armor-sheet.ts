import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { RpgItemSheet } from "./rpg-item-sheet.js";
import { template } from "./paths.js";

/** The card of a piece of armour, with the numbers it covers (RP-64, RP-65). */
export class RpgArmorSheet extends RpgItemSheet {
  static override PARTS = cardOf(template("armor"), template("belonging"), template("mishaps"));
}
