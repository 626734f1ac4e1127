import { template } from "./paths.js";
import { CARD_PARTIALS, WarpItemSheet } from "./warp-item-sheet.js";

/** The card of a serious wound (WP-75). */
export class WarpWoundSheet extends WarpItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 460 } };
  static override PARTS = { body: { template: template("wound"), templates: CARD_PARTIALS } };
}
