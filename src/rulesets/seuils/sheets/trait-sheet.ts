import { cardOf, SeuilsItemSheet } from "./seuils-item-sheet.js";

/** The card of a trait of a creature (SE-77). */
export class SeuilsTraitSheet extends SeuilsItemSheet {
  static override PARTS = cardOf("trait");
}
