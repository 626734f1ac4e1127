import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { RpgItemSheet } from "./rpg-item-sheet.js";
import { template } from "./paths.js";

/** The card of a skill (RP-22, RP-23). */
export class RpgSkillSheet extends RpgItemSheet {
  static override PARTS = cardOf(template("skill"));
}
