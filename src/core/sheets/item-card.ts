import type { ItemKind, Ruleset } from "../ruleset.js";
import { DrawnItemSheet } from "./drawn-item-sheet.js";
import { shared, templatesOf } from "./paths.js";

/** Width of the window of a card, in pixels, where its kind does not say. */
const WIDTH = 500;

/** How an item of one sub-type is shown: a form, and below it the item's text. */
export interface ItemCard {
  /** Name of the form's template, under `templates/rulesets/<id>/sheets/item`. */
  readonly template: string;
  /** Names of the partials that the form uses, under `…/sheets/parts`. */
  readonly partials?: readonly string[];
  /** Width of the window, in pixels. */
  readonly width?: number;
  /** Whether a text stands below the form; absent: yes. */
  readonly text?: false;
}

/**
 * Makes the sheet of a sub-type of Item from its card. Foundry knows a sheet by the name of its class, and worlds keep
 * that name: `rpgArmor` has the `RpgArmorSheet`.
 */
export function itemSheet(type: string, { card }: ItemKind, { id, cards }: Ruleset): typeof DrawnItemSheet {
  const { part, card: form } = templatesOf(id);
  const templates = [shared("item-head"), shared("select"), ...(card.partials ?? []).map(part)];
  const body = { template: form(card.template), templates };
  class ItemSheet extends DrawnItemSheet {
    static override DEFAULT_OPTIONS: object = { classes: [id], position: { width: card.width ?? WIDTH } };
    // Texts are parts by themselves, so that they are not drawn anew while they are written.
    static override PARTS = {
      body,
      ...(card.text !== false && { text: { template: shared("item-text") } }),
      keeper: { template: shared("item-keeper"), templates: [shared("keeper-notes")] },
    };

    protected override fetchParts() {
      return cards();
    }
  }
  Object.defineProperty(ItemSheet, "name", { value: `${type.replace(/^./, (letter) => letter.toUpperCase())}Sheet` });
  return ItemSheet;
}
