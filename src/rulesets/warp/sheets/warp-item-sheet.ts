import { GardienItemSheet } from "../../../core/sheets/item-sheet.js";
import { shared } from "../../../core/sheets/paths.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";

/** The partials of every card. */
export const CARD_PARTIALS = ["item-head", "item-text", "select"].map(shared);

/** What the cards of all items have in common. */
export abstract class WarpItemSheet extends GardienItemSheet {
  static override DEFAULT_OPTIONS: object = { classes: ["warp"] };

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const context = await super._prepareContext(options);
    const { cardOf } = await import("./item-cards.js"); // no card is drawn before one is opened
    return Object.assign(context, await cardOf(this.item));
  }
}
