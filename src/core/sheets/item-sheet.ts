import { Following } from "../following.js";
import { untouched } from "../pressed.js";
import { ItemSheetBase, type SheetContext, type SheetRenderOptions } from "../types/sheets.js";
import type { FormObject } from "./form-data.js";
import { FormGuard } from "./form-guard.js";
import { withWholeLists } from "./form-lists.js";

/** The sheet of an item of any ruleset: one form, written as it is filled in. */
export abstract class GardienItemSheet extends ItemSheetBase {
  static override DEFAULT_OPTIONS: object = {
    classes: ["gardien", "g-window", "g-item"],
    position: { width: 460 },
    window: { resizable: true },
    form: { submitOnChange: true, closeOnSubmit: false },
    actions: { addRow: GardienItemSheet.#addRow, removeRow: GardienItemSheet.#removeRow },
  };

  readonly #form = new FormGuard();
  readonly #following = new Following();
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

  protected override async _preRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._preRender(context, options);
    if (!options.isFirstRender) await untouched(this.element);
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, options: SheetRenderOptions): void {
    this.#form.beforeReplace(options.isFirstRender ? undefined : this.element);
    super._replaceHTML(result, content, options);
  }

  protected override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.#following.redraw(["gardien.settingChanged"], () => this.render());
  }

  protected override _onClose(options: object): void {
    super._onClose(options);
    this.#following.end();
  }

  protected override async _onRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.#form.afterRender(this.element);
  }

  protected override _onChangeForm(config: object, event: Event): void {
    if (this.#form.accepts(event)) super._onChangeForm(config, event);
  }

  protected override _processFormData(event: Event | null, form: HTMLFormElement, formData: FormObject): object {
    const filtered = this.#form.filter(formData, this.item);
    const object = withWholeLists(filtered.object as Record<string, unknown>, this.item._source, this.#sent);
    return super._processFormData(event, form, Object.create(filtered, { object: { value: object } }) as FormObject);
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
