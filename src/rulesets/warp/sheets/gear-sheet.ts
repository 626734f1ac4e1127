import { template } from "./paths.js";
import { CARD_PARTIALS, WarpItemSheet } from "./warp-item-sheet.js";

/** The card of a belonging. */
export class WarpGearSheet extends WarpItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 420 } };
  static override PARTS = { body: { template: template("belonging"), templates: CARD_PARTIALS } };
}
