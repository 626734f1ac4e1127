import { cardOf, SeuilsItemSheet } from "./seuils-item-sheet.js";

/** The card of a Spécialité (SE-10). */
export class SeuilsSpecialtySheet extends SeuilsItemSheet {
  static override PARTS = cardOf("specialty", "uses");
}
