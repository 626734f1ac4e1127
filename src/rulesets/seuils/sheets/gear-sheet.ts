import { cardOf, SeuilsItemSheet } from "./seuils-item-sheet.js";

/** The card of a piece of equipment (SE-04). */
export class SeuilsGearSheet extends SeuilsItemSheet {
  static override PARTS = cardOf("gear-card", "belonging", "uses");
}
