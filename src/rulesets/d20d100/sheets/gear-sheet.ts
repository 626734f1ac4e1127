import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { D20d100ItemSheet } from "./d20d100-item-sheet.js";
import { template } from "./paths.js";

/** The card of a thing that is carried. */
export class D20d100GearSheet extends D20d100ItemSheet {
  static override PARTS = cardOf(template("gear-card"));
}
