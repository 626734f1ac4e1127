import { GardienItemSheet } from "../../../core/sheets/item-sheet.js";
import { shared } from "../../../core/sheets/paths.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";
import { template } from "./paths.js";

/** A card with the partials that all cards have. */
export const cardOf = (name: string, ...more: readonly string[]) => ({
  body: {
    template: template(name),
    templates: [...["item-head", "item-text", "select"].map(shared), ...more.map(template)],
  },
});

/** What the cards of all items have in common. */
export abstract class D20d100ItemSheet extends GardienItemSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["d20d100"],
    position: { width: 500 },
  };

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    // No card is drawn, and none dressed, before one is opened.
    const [context, { cardContext }, { dress }] = await Promise.all([
      super._prepareContext(options),
      import("./item-cards.js"),
      import("./style.js"),
    ]);
    dress();
    return Object.assign(context, await cardContext(this.item));
  }
}
