import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { GbItemSheet } from "./gb-item-sheet.js";
import { template } from "./paths.js";

/** The card of a piece of armour: one box per zone of whoever wears it. */
export class GbArmorSheet extends GbItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 460 } };
  static override PARTS = cardOf(template("armor"));
}
