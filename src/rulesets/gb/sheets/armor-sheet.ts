import { GbItemSheet } from "./gb-item-sheet.js";
import { shared, template } from "./paths.js";

/** The card of a piece of armour: one box per zone of whoever wears it. */
export class GbArmorSheet extends GbItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 460 } };
  static override PARTS = {
    body: { template: template("armor"), templates: [template("item-head"), template("item-text"), shared("select")] },
  };
}
