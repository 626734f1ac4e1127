import { DrawnItemSheet } from "../../../core/sheets/drawn-item-sheet.js";
import type { ItemClick } from "./item-clicks.js";

/** What the cards of all items have in common. */
export abstract class SeuilsItemSheet extends DrawnItemSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["seuils"],
    position: { width: 500 },
    actions: DrawnItemSheet.clicks(...(["toggleDamageType", "removeUse"] satisfies ItemClick[])),
  };

  protected override fetchParts() {
    return import("./item-parts.js");
  }
}
