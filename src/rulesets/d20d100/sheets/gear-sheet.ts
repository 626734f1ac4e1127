import { cardOf, D20d100ItemSheet } from "./d20d100-item-sheet.js";

/** The card of a thing that is carried. */
export class D20d100GearSheet extends D20d100ItemSheet {
  static override PARTS = cardOf("gear-card");
}
