import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { SeuilsItemSheet } from "./seuils-item-sheet.js";
import { template } from "./paths.js";

/** The card of an armour (SE-43, SE-44). */
export class SeuilsArmorSheet extends SeuilsItemSheet {
  static override PARTS = cardOf(template("armor"), template("belonging"), template("specifics"));
}
