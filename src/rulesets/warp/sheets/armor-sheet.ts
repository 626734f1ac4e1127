import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { template } from "./paths.js";
import { WarpItemSheet } from "./warp-item-sheet.js";

/** The card of a piece of armour, in dice and points (WP-61, WP-86). */
export class WarpArmorSheet extends WarpItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 440 } };
  static override PARTS = cardOf(template("armor"));
}
