import { cardOf, D20d100ItemSheet } from "./d20d100-item-sheet.js";

/** The card of a trait (DD-31…DD-36). */
export class D20d100TraitSheet extends D20d100ItemSheet {
  static override PARTS = cardOf("trait");
}
