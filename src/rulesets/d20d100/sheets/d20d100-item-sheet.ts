import { DrawnItemSheet } from "../../../core/sheets/drawn-item-sheet.js";
import type { ItemClick } from "./item-clicks.js";

/** What the cards of all items have in common. */
export abstract class D20d100ItemSheet extends DrawnItemSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["d20d100"],
    position: { width: 500 },
    actions: DrawnItemSheet.clicks(...(["toggleListed", "openSpell"] satisfies ItemClick[])),
  };

  protected override fetchParts() {
    return import("./item-parts.js");
  }
}
