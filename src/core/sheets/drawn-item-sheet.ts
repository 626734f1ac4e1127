import type { SheetContext, SheetRenderOptions } from "../foundry/types/sheets.js";
import { GardienItemSheet } from "./item-sheet.js";

/** What a click on a card does; `clicked` are the data of the button. */
export type CardClick = (
  clicked: DOMStringMap,
  card: DrawnItemSheet,
  pressed: { readonly event: Event; readonly button: HTMLElement },
) => Promise<void> | void;

/** What the cards of a ruleset's items look like and print, and what those who use them do on them. */
export interface ItemParts {
  dress?(): void;
  cardContext(item: Item, editable: boolean): Promise<object>;
  /** Listens on a card that was just opened. */
  open?(card: DrawnItemSheet): void;
  /** Takes the change of a box; `true` where it is not to be written as the box has it. */
  change?(event: Event, card: DrawnItemSheet): boolean;
  /** Clicks on a card, by their `data-action`. */
  readonly clicks?: Readonly<Record<string, CardClick>>;
}

/** The sheet of an item whose card is made elsewhere: that is fetched with the first card that a user opens. */
export abstract class DrawnItemSheet extends GardienItemSheet {
  protected abstract fetchParts(): Promise<ItemParts>;

  /** There once the sheet is drawn. */
  #parts: ItemParts | undefined;

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const [context, parts] = await Promise.all([super._prepareContext(options), this.fetchParts()]);
    this.#parts = parts;
    parts.dress?.();
    return Object.assign(context, await parts.cardContext(this.item, this.isEditable));
  }

  protected override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.#parts?.open?.(this);
  }

  /** A choice that adds to a list, `data-add`, instead of being a box of the form; or what the ruleset takes itself. */
  protected override _onChangeForm(config: object, event: Event): void {
    const { dataset, value } = event.target as HTMLSelectElement;
    const { add } = dataset;
    if (add === undefined) {
      if (this.#parts?.change?.(event, this) !== true) super._onChangeForm(config, event);
    } else if (value !== "") void this.changeList(add, (rows) => [...rows.filter((row) => row !== value), value]);
  }

  protected override async _onClickAction(event: Event, target: HTMLElement): Promise<void> {
    const { clicks = {} } = await this.fetchParts();
    const { action = "" } = target.dataset;
    if (Object.hasOwn(clicks, action)) await clicks[action]?.(target.dataset, this, { event, button: target });
  }
}
