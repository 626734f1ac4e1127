import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { GbItemSheet } from "./gb-item-sheet.js";
import { template } from "./paths.js";

/** A skill's card, with the sum it comes to for whoever has it. */
export class GbSkillSheet extends GbItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 460 } };
  static override PARTS = cardOf(template("skill"));
}
