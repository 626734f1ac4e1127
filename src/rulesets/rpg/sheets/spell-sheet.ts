import { cardOf, RpgItemSheet } from "./rpg-item-sheet.js";

/** The card of a spell or a power (RP-79). */
export class RpgSpellSheet extends RpgItemSheet {
  static override PARTS = cardOf("spell", "effects");
}
