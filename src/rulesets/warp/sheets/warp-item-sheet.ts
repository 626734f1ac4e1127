import { DrawnItemSheet } from "../../../core/sheets/drawn-item-sheet.js";

/** What the cards of all items have in common. */
export abstract class WarpItemSheet extends DrawnItemSheet {
  static override DEFAULT_OPTIONS: object = { classes: ["warp"] };

  protected override fetchParts() {
    return import("./item-cards.js");
  }
}
