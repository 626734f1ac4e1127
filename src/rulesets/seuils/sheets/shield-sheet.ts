import { cardOf, SeuilsItemSheet } from "./seuils-item-sheet.js";

/** The card of a shield (SE-37). */
export class SeuilsShieldSheet extends SeuilsItemSheet {
  static override PARTS = cardOf("shield", "belonging");
}
