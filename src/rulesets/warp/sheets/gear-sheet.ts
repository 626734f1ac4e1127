import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { template } from "./paths.js";
import { WarpItemSheet } from "./warp-item-sheet.js";

/** The card of a belonging. */
export class WarpGearSheet extends WarpItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 420 } };
  static override PARTS = cardOf(template("belonging"));
}
