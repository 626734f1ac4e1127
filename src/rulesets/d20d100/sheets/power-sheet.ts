import { cardOf, D20d100ItemSheet } from "./d20d100-item-sheet.js";

/** The card of a power of an adversary. */
export class D20d100PowerSheet extends D20d100ItemSheet {
  static override PARTS = cardOf("power");
}
