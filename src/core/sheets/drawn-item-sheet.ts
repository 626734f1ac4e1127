import type { SheetContext, SheetPart, SheetRenderOptions } from "../foundry/types/sheets.js";
import type { CardClick } from "./card-clicks.js";
import { GardienItemSheet } from "./item-sheet.js";
import { shared } from "./paths.js";

/** What the cards of a ruleset's items look like, what they print besides the item itself, and what clicks on them do. */
export interface ItemParts {
  dress?(): void;
  cardContext(item: Item, editable: boolean): Promise<object>;
  readonly click?: CardClick;
}

/** A card that is a form and no text: its template, by its path, with the partials that all cards have and its own. */
export function formOf(template: string, ...more: readonly string[]): { readonly body: SheetPart } {
  return { body: { template, templates: [shared("item-head"), shared("select"), ...more] } };
}

/** A card with a text below its form. The text is a part by itself, so that it is not drawn anew while it is written. */
export function cardOf(...templates: Parameters<typeof formOf>): {
  readonly body: SheetPart;
  readonly text: SheetPart;
} {
  return { ...formOf(...templates), text: { template: shared("item-text") } };
}

/** The sheet of an item whose card is made elsewhere: that is fetched with the first card that somebody opens. */
export abstract class DrawnItemSheet extends GardienItemSheet {
  protected abstract fetchParts(): Promise<ItemParts>;

  /** The actions of a card, by the `data-action` of what is clicked; {@link ItemParts.click} does them. */
  protected static clicks(...names: readonly string[]): object {
    return Object.fromEntries(names.map((name) => [name, DrawnItemSheet.#click]));
  }

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const [context, { dress, cardContext }] = await Promise.all([super._prepareContext(options), this.fetchParts()]);
    dress?.();
    return Object.assign(context, await cardContext(this.item, this.isEditable));
  }

  /** A choice that adds to a list, `data-add`, instead of being a box of the form. */
  protected override _onChangeForm(config: object, event: Event): void {
    const { dataset, value } = event.target as HTMLSelectElement;
    const { add } = dataset;
    if (add === undefined) super._onChangeForm(config, event);
    else if (value !== "") void this.changeList(add, (rows) => [...rows.filter((row) => row !== value), value]);
  }

  static async #click(this: DrawnItemSheet, _event: Event, target: HTMLElement): Promise<void> {
    const { click } = await this.fetchParts();
    await click?.(target.dataset, (list, changed) => this.changeList(list, changed));
  }
}
