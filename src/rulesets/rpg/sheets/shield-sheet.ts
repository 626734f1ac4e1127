import { cardOf, RpgItemSheet } from "./rpg-item-sheet.js";

/** The card of a shield (RP-44). */
export class RpgShieldSheet extends RpgItemSheet {
  static override PARTS = cardOf("shield", "belonging", "mishaps");
}
