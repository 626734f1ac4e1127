import { ItemSheetBase, type SheetContext, type SheetRenderOptions } from "../types/sheets.js";
import type { FormObject } from "./form-data.js";
import { withWholeLists } from "./form-lists.js";
import { guarded } from "./guarded.js";

/** The sheet of an item of any ruleset: one form, written as it is filled in. */
export abstract class GardienItemSheet extends guarded(ItemSheetBase) {
  static override DEFAULT_OPTIONS: object = {
    classes: ["gardien", "g-window", "g-item"],
    position: { width: 460 },
    window: { resizable: true },
    form: { submitOnChange: true, closeOnSubmit: false },
    actions: { addRow: GardienItemSheet.#addRow, removeRow: GardienItemSheet.#removeRow },
  };

  /** Lists on their way to the server: the next box of the same list builds on them, not on what they replace. */
  readonly #sent = new Map<string, readonly unknown[]>();
  #sending = 0;

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const context = await super._prepareContext(options);
    return Object.assign(context, {
      item: this.item,
      system: this.item.system,
      source: (this.item._source as { system: object }).system,
      systemFields: this.item.system.schema.fields,
      keeper: game.user.isGM,
      editable: this.isEditable,
    });
  }

  protected override sendable(formData: FormObject): FormObject {
    const filtered = super.sendable(formData);
    const object = withWholeLists(filtered.object as Record<string, unknown>, this.item._source, this.#sent);
    return Object.create(filtered, { object: { value: object } }) as FormObject;
  }

  protected override async _processSubmitData(
    ...args: Parameters<InstanceType<typeof ItemSheetBase>["_processSubmitData"]>
  ): Promise<void> {
    await this.#send(super._processSubmitData(...args));
  }

  async #send(update: Promise<unknown>): Promise<void> {
    this.#sending += 1;
    try {
      await update;
    } finally {
      this.#sending -= 1;
      if (this.#sending === 0) this.#sent.clear();
    }
  }

  /** Another row of the list at `data-list`, a path under `system`; the model fills it in. */
  static async #addRow(this: GardienItemSheet, _event: Event, target: HTMLElement): Promise<void> {
    await this.#changeList(target, (rows) => [...rows, {}]);
  }

  static async #removeRow(this: GardienItemSheet, _event: Event, target: HTMLElement): Promise<void> {
    const row = Number(target.dataset["row"]);
    await this.#changeList(target, (rows) => rows.filter((_, i) => i !== row));
  }

  async #changeList(target: HTMLElement, change: (rows: readonly unknown[]) => unknown[]): Promise<void> {
    const path = `system.${target.dataset["list"] ?? ""}`;
    const rows: unknown = this.#sent.get(path) ?? foundry.utils.getProperty(this.item._source, path);
    if (!this.isEditable || !Array.isArray(rows)) return;
    const changed = change(rows);
    this.#sent.set(path, changed);
    await this.#send(this.item.update({ [path]: changed } as never));
  }
}
