import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { template } from "./paths.js";
import { WarpItemSheet } from "./warp-item-sheet.js";

/** The card of a spell: its level, and how far its bearer has learned it (WP-124). */
export class WarpSpellSheet extends WarpItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 460 } };
  static override PARTS = cardOf(template("spell"));
}
