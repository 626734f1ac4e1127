import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { GbItemSheet } from "./gb-item-sheet.js";
import { template } from "./paths.js";

/** The card of a belonging. */
export class GbGearSheet extends GbItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 420 } };
  static override PARTS = cardOf(template("belonging"));
}
