import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { RpgItemSheet } from "./rpg-item-sheet.js";
import { template } from "./paths.js";

/** The card of a shield (RP-44). */
export class RpgShieldSheet extends RpgItemSheet {
  static override PARTS = cardOf(template("shield"), template("belonging"), template("mishaps"));
}
