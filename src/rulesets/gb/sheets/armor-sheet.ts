import { shared } from "../../../core/sheets/paths.js";
import { GbItemSheet } from "./gb-item-sheet.js";
import { template } from "./paths.js";

/** The card of a piece of armour: one box per zone of whoever wears it. */
export class GbArmorSheet extends GbItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 460 } };
  static override PARTS = {
    body: { template: template("armor"), templates: [shared("item-head"), shared("item-text"), shared("select")] },
  };
}
