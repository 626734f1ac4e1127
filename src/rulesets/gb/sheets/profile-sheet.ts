import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { GbItemSheet } from "./gb-item-sheet.js";
import { template } from "./paths.js";

/** The card of a body that a table makes itself: what it takes over and what it changes, then the tables it comes to. */
export class GbProfileSheet extends GbItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 580 } };
  static override PARTS = cardOf(template("profile"));
}
