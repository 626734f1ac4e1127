import { write } from "../foundry/write.js";
import { Following } from "../ui/hook-subscription.js";
import { Opener } from "../ui/opener.js";
import { openedBesideUser } from "../ui/pages.js";
import { untouched } from "../ui/pointer-hold.js";
import type { SheetContext, SheetRenderOptions, SheetShape } from "../foundry/types/sheets.js";
import type { FormObject } from "../ui/forms/form-data.js";
import type { OpenSheet } from "./open-sheet.js";

interface OfDocument {
  readonly document: Actor | Item;
}
/** A document draws these windows anew when it changes. */
interface Drawn {
  readonly apps?: Record<string, unknown>;
}
// oxlint-disable-next-line typescript/no-explicit-any -- TypeScript wants it so of a class that is given its base
type Base = abstract new (...args: any[]) => SheetShape & OfDocument;

/**
 * What the sheets of actors and items do alike: they are not drawn anew under a pressed button, lose nothing that is
 * being typed, send only the box that was changed, change the rows of lists, and follow their document and the optional
 * rules while they are open.
 */
export function guarded<B extends Base>(SheetBase: B) {
  abstract class GuardedSheet extends SheetBase {
    static DEFAULT_OPTIONS: object = {
      actions: { addRow: GuardedSheet.#addRow, removeRow: GuardedSheet.#removeRow },
    };

    readonly #following = new Following();
    readonly #opener = new Opener();
    /** What it needs while it is open; there from its first drawing on. */
    declare protected opened: OpenSheet;

    /** A sheet that could not be opened is not drawn anew with its document. */
    override async render(options?: SheetRenderOptions | boolean, more?: SheetRenderOptions): Promise<this> {
      try {
        return await super.render(...(this.state > 0 ? [options, more] : openedBesideUser(options, more)));
      } finally {
        const { apps } = this.document as Drawn;
        if (apps && !this.rendered) Reflect.deleteProperty(apps, this.id);
      }
    }

    /** What is being written in a text is not drawn anew under the writer's hands. */
    protected override _configureRenderOptions(options: SheetRenderOptions): void {
      super._configureRenderOptions(options);
      if (options.isFirstRender) this.#opener.note();
      else if (this.isEditable) this.opened.leaveOut(options, this.element);
    }

    /** A change that comes while the sheet is being drawn for the first time is drawn after that, not lost. */
    protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
      const { apps } = options.isFirstRender ? (this.document as Drawn) : {};
      if (apps) apps[this.id] = this;
      if (options.isFirstRender) this.opened = new (await import("./open-sheet.js")).OpenSheet();
      return Object.assign(await super._prepareContext(options), { rootId: this.id }); // of which no page tells
    }

    protected override async _renderHTML(context: SheetContext, options: SheetRenderOptions): Promise<unknown> {
      const parts = await super._renderHTML(context, options);
      this.opened.plainIds(parts);
      if (!options.isFirstRender) await untouched(this.element);
      return parts;
    }

    protected override _replaceHTML(result: unknown, content: HTMLElement, options: SheetRenderOptions): void {
      this.opened.guard.beforeReplace(options.isFirstRender ? undefined : this.element);
      super._replaceHTML(result, content, options);
    }

    protected override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
      await super._onFirstRender(context, options);
      this.#following.redraw(["gardien.settingChanged"], () => this.render());
      this.opened.attend(this.element, this);
    }

    protected override async _onRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
      await super._onRender(context, options);
      this.opened.drawn(this.element);
    }

    /** Foundry locks all buttons with the boxes; what acts asks for rights itself, and templates lock what they must. */
    protected override _toggleDisabled(disabled: boolean): void {
      const free = [...this.element.querySelectorAll<HTMLButtonElement>("button[data-action]:not(:disabled)")];
      super._toggleDisabled(disabled);
      if (disabled) for (const button of free) button.disabled = false;
    }

    protected override _onClose(options: object): void {
      super._onClose(options);
      this.#following.end();
      this.#opener.giveBack();
    }

    protected override _onChangeForm(config: object, event: Event): void {
      if (this.opened.guard.accepts(event)) super._onChangeForm(config, event);
    }

    protected override _processFormData(event: Event | null, form: HTMLFormElement, formData: FormObject): object {
      return super._processFormData(event, form, this.sendable(formData));
    }

    /** What of a form is sent to the document. */
    protected sendable(formData: FormObject): FormObject {
      return this.opened.sendable(formData, this.document);
    }

    protected override async _processSubmitData(...args: Parameters<SheetShape["_processSubmitData"]>): Promise<void> {
      const send = () => this.opened.lists.send(super._processSubmitData(...args));
      const event: Event | null = args[0]; // a sheet may be submitted by nobody's hand
      const box = event?.target as HTMLInputElement | null | undefined;
      const stored = (): unknown => foundry.utils.getProperty(this.document._source, box?.name ?? "");
      await this.opened.sendNumber(box, stored, send);
    }

    /** Another row of the list at `data-list`, a path under `system`; the model fills it in. */
    static async #addRow(this: GuardedSheet, _event: Event, target: HTMLElement): Promise<void> {
      await this.changeList(target.dataset["list"] ?? "", (rows) => [...rows, {}]);
    }

    static async #removeRow(this: GuardedSheet, _event: Event, target: HTMLElement): Promise<void> {
      const row = Number(target.dataset["row"]);
      await this.changeList(target.dataset["list"] ?? "", (rows) => rows.filter((_, i) => i !== row));
    }

    /** Writes a list, at a path under `system`, as it is once it was changed. */
    async changeList(list: string, change: (rows: readonly unknown[]) => readonly unknown[]): Promise<void> {
      if (!this.isEditable) return;
      const path = `system.${list}`;
      const changed = this.opened.lists.changed(path, this.document._source, change);
      if (changed) await this.opened.lists.send(write(this.document, { [path]: changed }));
    }
  }
  return GuardedSheet;
}
