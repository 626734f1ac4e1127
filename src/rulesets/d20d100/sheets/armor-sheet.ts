import { formOf } from "../../../core/sheets/drawn-item-sheet.js";
import { D20d100ItemSheet } from "./d20d100-item-sheet.js";
import { template } from "./paths.js";

/** The card of a vest (DD-133). */
export class D20d100ArmorSheet extends D20d100ItemSheet {
  static override PARTS = formOf(template("armor"));
}
