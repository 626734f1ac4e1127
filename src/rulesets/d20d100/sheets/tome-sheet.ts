import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/foundry/types/sheets.js";
import { D20d100ItemSheet } from "./d20d100-item-sheet.js";
import { template } from "./paths.js";

/** The card of a tome (DD-111, DD-174). Spells are dropped on it. */
export class D20d100TomeSheet extends D20d100ItemSheet {
  static override PARTS = cardOf(template("tome"));

  protected override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const { takeSpells } = await import("./tome-drop.js");
    takeSpells(this.element, {
      mayChange: () => this.isEditable,
      add: (uuid) => this.changeList("spells", (rows) => [...rows, uuid]),
      holds: (uuid) => (this.item.system as unknown as { readonly spells: readonly string[] }).spells.includes(uuid),
    });
  }
}
