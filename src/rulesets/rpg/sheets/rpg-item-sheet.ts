import { GardienItemSheet } from "../../../core/sheets/item-sheet.js";
import { shared } from "../../../core/sheets/paths.js";
import { template } from "./paths.js";

/** The card of a thing. */
export class RpgItemSheet extends GardienItemSheet {
  static override DEFAULT_OPTIONS: object = { classes: ["rpg"], position: { width: 420 } };
  static override PARTS = {
    body: { template: template("item"), templates: ["item-head", "item-text", "select"].map(shared) },
  };
}
