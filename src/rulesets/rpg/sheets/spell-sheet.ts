import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { RpgItemSheet } from "./rpg-item-sheet.js";
import { template } from "./paths.js";

/** The card of a spell or a power (RP-79). */
export class RpgSpellSheet extends RpgItemSheet {
  static override PARTS = cardOf(template("spell"), template("effects"));
}
