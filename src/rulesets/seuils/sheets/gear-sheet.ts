import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { SeuilsItemSheet } from "./seuils-item-sheet.js";
import { template } from "./paths.js";

/** The card of a piece of equipment (SE-04). */
export class SeuilsGearSheet extends SeuilsItemSheet {
  static override PARTS = cardOf(template("gear-card"), template("belonging"), template("uses"));
}
