import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { GbItemSheet } from "./gb-item-sheet.js";
import { template } from "./paths.js";

/** A feat's card: what the rules know it by, and what else it adds. */
export class GbFeatSheet extends GbItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 480 } };
  static override PARTS = cardOf(template("feat"));
}
