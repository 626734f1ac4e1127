import { cardOf, RpgItemSheet } from "./rpg-item-sheet.js";

/** The card of a skill (RP-22, RP-23). */
export class RpgSkillSheet extends RpgItemSheet {
  static override PARTS = cardOf("skill");
}
