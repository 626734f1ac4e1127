import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { template } from "./paths.js";
import { WarpItemSheet } from "./warp-item-sheet.js";

/** The card of a serious wound (WP-75). */
export class WarpWoundSheet extends WarpItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 460 } };
  static override PARTS = cardOf(template("wound"));
}
