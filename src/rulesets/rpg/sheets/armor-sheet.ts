import { cardOf, RpgItemSheet } from "./rpg-item-sheet.js";

/** The card of a piece of armour, with the numbers it covers (RP-64, RP-65). */
export class RpgArmorSheet extends RpgItemSheet {
  static override PARTS = cardOf("armor", "belonging", "mishaps");
}
