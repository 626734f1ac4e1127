import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { template } from "./paths.js";
import { WarpItemSheet } from "./warp-item-sheet.js";

/** The card of some rounds (WP-94). */
export class WarpAmmoSheet extends WarpItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 420 } };
  static override PARTS = cardOf(template("ammo"));
}
