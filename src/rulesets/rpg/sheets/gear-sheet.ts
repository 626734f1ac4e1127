import { cardOf, RpgItemSheet } from "./rpg-item-sheet.js";

/** The card of any other belonging. */
export class RpgGearSheet extends RpgItemSheet {
  static override PARTS = cardOf("thing-card", "belonging", "mishaps");
}
