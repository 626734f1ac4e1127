import { shared } from "../../../core/sheets/paths.js";
import { GbItemSheet } from "./gb-item-sheet.js";
import { template } from "./paths.js";

/** A skill's card, with the sum it comes to for whoever has it. */
export class GbSkillSheet extends GbItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 460 } };
  static override PARTS = {
    body: { template: template("skill"), templates: [shared("item-head"), shared("item-text"), shared("select")] },
  };
}
