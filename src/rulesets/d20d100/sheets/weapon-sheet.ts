import { formOf } from "../../../core/sheets/drawn-item-sheet.js";
import { D20d100ItemSheet } from "./d20d100-item-sheet.js";
import { template } from "./paths.js";

/** The card of a weapon, claws included (DD-42…DD-61). */
export class D20d100WeaponSheet extends D20d100ItemSheet {
  static override PARTS = formOf(template("weapon"));
}
