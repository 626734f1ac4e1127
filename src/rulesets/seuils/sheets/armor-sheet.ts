import { cardOf, SeuilsItemSheet } from "./seuils-item-sheet.js";

/** The card of an armour (SE-43, SE-44). */
export class SeuilsArmorSheet extends SeuilsItemSheet {
  static override PARTS = cardOf("armor", "belonging", "specifics");
}
