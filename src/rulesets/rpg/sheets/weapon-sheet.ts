import { cardOf, RpgItemSheet } from "./rpg-item-sheet.js";

/** The card of a weapon (RP-68). */
export class RpgWeaponSheet extends RpgItemSheet {
  static override PARTS = cardOf("weapon", "belonging", "mishaps");
}
