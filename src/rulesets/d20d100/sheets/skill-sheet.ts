import { formOf } from "../../../core/sheets/drawn-item-sheet.js";
import { D20d100ItemSheet } from "./d20d100-item-sheet.js";
import { template } from "./paths.js";

/** The card of a skill (DD-29, DD-30). */
export class D20d100SkillSheet extends D20d100ItemSheet {
  static override PARTS = formOf(template("skill"));
}
