import { template } from "./paths.js";
import { CARD_PARTIALS, WarpItemSheet } from "./warp-item-sheet.js";

/** The card of a piece of armour, in dice and points (WP-61, WP-86). */
export class WarpArmorSheet extends WarpItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 440 } };
  static override PARTS = { body: { template: template("armor"), templates: CARD_PARTIALS } };
}
