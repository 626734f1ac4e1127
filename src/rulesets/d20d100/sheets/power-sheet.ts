import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { D20d100ItemSheet } from "./d20d100-item-sheet.js";
import { template } from "./paths.js";

/** The card of a power of an adversary. */
export class D20d100PowerSheet extends D20d100ItemSheet {
  static override PARTS = cardOf(template("power"));
}
