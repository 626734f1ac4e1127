import { shared } from "../../../core/sheets/paths.js";
import { GbItemSheet } from "./gb-item-sheet.js";
import { template } from "./paths.js";

/** The card of a belonging. */
export class GbGearSheet extends GbItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 420 } };
  static override PARTS = {
    body: { template: template("belonging"), templates: [shared("item-head"), shared("item-text")] },
  };
}
