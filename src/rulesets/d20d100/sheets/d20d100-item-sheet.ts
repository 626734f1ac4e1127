import { GardienItemSheet } from "../../../core/sheets/item-sheet.js";
import { shared } from "../../../core/sheets/paths.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";
import type { ItemChange } from "./item-clicks.js";
import { template } from "./paths.js";

/** A card with the partials that all cards have. */
export const cardOf = (name: string, ...more: readonly string[]) => ({
  body: {
    template: template(name),
    templates: [...["item-head", "item-text", "select"].map(shared), ...more.map(template)],
  },
});

/** The clicks on a card, by their `data-action`. */
const CHANGES: readonly ItemChange[] = ["toggleListed", "openSpell"];

/** What the cards of all items have in common. */
export abstract class D20d100ItemSheet extends GardienItemSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["d20d100"],
    position: { width: 500 },
    actions: Object.fromEntries(CHANGES.map((change) => [change, D20d100ItemSheet.#change])),
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

  /** A choice that adds to a list, `data-add`, instead of being a box of the form. */
  protected override _onChangeForm(config: object, event: Event): void {
    const { dataset, value } = event.target as HTMLSelectElement;
    const { add } = dataset;
    if (add === undefined) super._onChangeForm(config, event);
    else if (value !== "") void this.changeList(add, (rows) => [...rows.filter((row) => row !== value), value]);
  }

  /** A click on the card; what it does is told in item-clicks.ts. */
  static async #change(this: D20d100ItemSheet, _event: Event, target: HTMLElement): Promise<void> {
    const { change } = await import("./item-clicks.js");
    await change(target.dataset, (list, changed) => this.changeList(list, changed));
  }
}
