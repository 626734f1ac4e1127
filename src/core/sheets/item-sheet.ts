import { ItemSheetBase, type SheetContext, type SheetPart, type SheetRenderOptions } from "../foundry/types/sheets.js";
import { keeperNotesOf } from "./enriched.js";
import { guarded } from "./guarded.js";
import { sourceShown } from "./source-shown.js";

/** The sheet of an item of any ruleset: one form, written as it is filled in. */
export abstract class GardienItemSheet extends guarded(ItemSheetBase) {
  static override DEFAULT_OPTIONS: object = {
    classes: ["gardien", "g-window", "g-item"],
    position: { width: 460 },
    window: { resizable: true },
    form: { submitOnChange: true, closeOnSubmit: false },
  };

  /** What is the keeper's is not even drawn for others. */
  protected override _configureRenderParts(options: SheetRenderOptions): Record<string, SheetPart> {
    const { keeper, ...parts } = super._configureRenderParts(options);
    return game.user.isGM && keeper ? { ...parts, keeper } : parts;
  }

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const context = await super._prepareContext(options);
    return Object.assign(context, {
      item: this.item,
      system: this.item.system,
      source: sourceShown(this.item, this.isEditable),
      systemFields: this.item.system.schema.fields,
      keeper: game.user.isGM,
      keeperNotes: await keeperNotesOf(this.item),
      editable: this.isEditable,
    });
  }
}
