import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { SeuilsItemSheet } from "./seuils-item-sheet.js";
import { template } from "./paths.js";

/** The card of a trait of a creature (SE-77). */
export class SeuilsTraitSheet extends SeuilsItemSheet {
  static override PARTS = cardOf(template("trait"));
}
