import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { RpgItemSheet } from "./rpg-item-sheet.js";
import { template } from "./paths.js";

/** The card of any other belonging. */
export class RpgGearSheet extends RpgItemSheet {
  static override PARTS = cardOf(template("thing-card"), template("belonging"), template("mishaps"));
}
