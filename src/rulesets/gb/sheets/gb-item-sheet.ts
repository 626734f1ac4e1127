import { DrawnItemSheet } from "../../../core/sheets/drawn-item-sheet.js";

/** What the cards of all items have in common. */
export abstract class GbItemSheet extends DrawnItemSheet {
  static override DEFAULT_OPTIONS: object = { classes: ["gb"] };

  protected override fetchParts() {
    return import("./item-cards.js");
  }
}
