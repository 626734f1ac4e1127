import { cardOf, D20d100ItemSheet } from "./d20d100-item-sheet.js";

/** The card of a tome (DD-176). */
export class D20d100TomeSheet extends D20d100ItemSheet {
  static override PARTS = cardOf("tome");
}
