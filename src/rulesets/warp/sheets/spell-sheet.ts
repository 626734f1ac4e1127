import { template } from "./paths.js";
import { CARD_PARTIALS, WarpItemSheet } from "./warp-item-sheet.js";

/** The card of a spell: its level, and how far its bearer has learned it (WP-124). */
export class WarpSpellSheet extends WarpItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 460 } };
  static override PARTS = { body: { template: template("spell"), templates: CARD_PARTIALS } };
}
