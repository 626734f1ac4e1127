import { GbItemSheet } from "./gb-item-sheet.js";
import { shared, template } from "./paths.js";

/** A skill's card, with the sum it comes to for whoever has it. */
export class GbSkillSheet extends GbItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 460 } };
  static override PARTS = {
    body: { template: template("skill"), templates: [template("item-head"), template("item-text"), shared("select")] },
  };
}
