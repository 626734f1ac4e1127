import { formOf } from "../../../core/sheets/drawn-item-sheet.js";
import { GbItemSheet } from "./gb-item-sheet.js";
import { template } from "./paths.js";

/** A wound's card. The keeper may force another severity than the gravity gives (GB-29). */
export class GbWoundSheet extends GbItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 500 } };
  static override PARTS = formOf(template("wound"));
}
