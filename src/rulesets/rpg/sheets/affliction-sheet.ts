import { cardOf, RpgItemSheet } from "./rpg-item-sheet.js";

/** The card of a poison or a disease (RP-92…RP-94). */
export class RpgAfflictionSheet extends RpgItemSheet {
  static override PARTS = cardOf("affliction", "effects");
}
