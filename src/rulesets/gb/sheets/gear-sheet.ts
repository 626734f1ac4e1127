import { GardienItemSheet } from "../../../core/sheets/item-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";
import { GbGear } from "../data/gear.js";
import { enriched } from "./enriched.js";
import { template } from "./paths.js";

/** The card of a belonging. */
export class GbGearSheet extends GardienItemSheet {
  static override DEFAULT_OPTIONS: object = { classes: ["gb"], position: { width: 420 } };
  static override PARTS = {
    body: { template: template("belonging"), templates: [template("item-head"), template("item-text")] },
  };

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const context = await super._prepareContext(options);
    const system: unknown = this.item.system;
    if (!(system instanceof GbGear)) return context;
    return Object.assign(context, { description: await enriched(system.description, this.item) });
  }
}
