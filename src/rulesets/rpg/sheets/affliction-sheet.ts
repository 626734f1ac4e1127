import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { RpgItemSheet } from "./rpg-item-sheet.js";
import { template } from "./paths.js";

/** The card of a poison or a disease (RP-92…RP-94). */
export class RpgAfflictionSheet extends RpgItemSheet {
  static override PARTS = cardOf(template("affliction"), template("effects"));
}
