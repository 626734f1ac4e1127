import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { SeuilsItemSheet } from "./seuils-item-sheet.js";
import { template } from "./paths.js";

/** The card of a shield (SE-37). */
export class SeuilsShieldSheet extends SeuilsItemSheet {
  static override PARTS = cardOf(template("shield"), template("belonging"));
}
