import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { SeuilsItemSheet } from "./seuils-item-sheet.js";
import { template } from "./paths.js";

/** The card of a Spécialité (SE-10). */
export class SeuilsSpecialtySheet extends SeuilsItemSheet {
  static override PARTS = cardOf(template("specialty"), template("uses"));
}
