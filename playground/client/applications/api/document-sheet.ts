import type { Data } from "../../../common/types.js";
import { mergeObject, randomID } from "../../../common/utils/index.js";
import { host, localize } from "../host.js";
import type { ApplicationDefaults, ApplicationOptions, RenderOptions } from "../types.js";
import type { FormDataExtended } from "../ux/form-data-extended.js";
import { ApplicationV2 } from "./application.js";
import { headerButton } from "./frame.js";
import { canConfigureOwnership, canConfigureSheet, canImport, sheetActions } from "./sheet-actions.js";
import { toggleDisabled } from "./toggle-disabled.js";

/** An application that shows one document and writes it through a form. */
export class DocumentSheetV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    id: "{id}",
    classes: ["sheet"],
    tag: "form",
    viewPermission: 1, // limited
    editPermission: 3, // owner
    canCreate: false,
    canImport: true,
    sheetConfig: true,
    ownershipConfig: true,
    actions: sheetActions,
    form: { handler: DocumentSheetV2.#onSubmit, submitOnChange: false, closeOnSubmit: false },
    window: {
      controls: [
        {
          icon: "fa-solid fa-gear",
          label: "PLAYGROUND.Sheet.Configure",
          action: "configureSheet",
          visible: canConfigureSheet,
        },
        {
          icon: "fa-solid fa-user-lock",
          label: "PLAYGROUND.Sheet.Ownership",
          action: "configureOwnership",
          visible: canConfigureOwnership,
        },
        {
          icon: "fa-solid fa-download",
          label: "PLAYGROUND.Sheet.Import",
          action: "importDocument",
          visible: canImport,
        },
      ],
    },
  };

  #document: Data;

  constructor(options: ApplicationDefaults = {}) {
    super(options);
    this.#document = options.document as Data;
  }

  /** The document's class, for what is static there. */
  get #class(): Data {
    return this.document.constructor as unknown as Data;
  }

  get document(): Data {
    return this.#document;
  }

  override get title(): string {
    const { name, id } = this.document;
    const shown = String(name ?? id);
    if (!this.#typeLabel) return shown;
    return localize("PLAYGROUND.Sheet.Title", { type: localize(this.#typeLabel), name: shown });
  }

  /** The key of what the document is: its sub-type, else its kind. */
  get #typeLabel(): string {
    const { type, documentName } = this.document;
    return String(host.config[documentName]?.typeLabels?.[type] ?? this.#class.metadata?.label ?? "");
  }

  /** Whether the user may see the sheet at all. */
  get isVisible(): boolean {
    return Boolean(this.document.testUserPermission(host.game.user, this.options.viewPermission));
  }

  /** Whether the user may change the document here: owner enough, and not in a locked compendium. */
  get isEditable(): boolean {
    if (this.document.pack && host.game.packs?.get(this.document.pack)?.locked) return false;
    return Boolean(this.document.testUserPermission(host.game.user, this.options.editPermission));
  }

  override _initializeApplicationOptions(options: ApplicationDefaults): ApplicationOptions {
    const { document } = options as Data;
    if (!document?.uuid && !document?.documentName) throw new Error(`${this.constructor.name} needs a document`);
    const uniqueId = `${this.constructor.name}-${String(document.uuid ?? randomID()).replaceAll(".", "-")}`;
    const resolved = super._initializeApplicationOptions({ ...options, uniqueId });
    const kind = String(document.documentName ?? "").toLowerCase();
    if (kind && !resolved.classes.includes(kind)) resolved.classes.push(kind);
    return resolved;
  }

  /** Someone without the right to see the document is told; an open sheet closes when the right is lost. */
  override _canRender(options: RenderOptions): false | void {
    if (this.isVisible) return super._canRender(options);
    if (this.element) void this.close();
    else if (options.force) {
      const type = localize(this.#typeLabel || String(this.document.documentName));
      host.ui.notifications?.warn(localize("PLAYGROUND.Sheet.Private", { type }), { clean: false });
    }
    return false;
  }

  override async _prepareContext(options: RenderOptions): Promise<Data> {
    const context = await super._prepareContext(options);
    const { document } = this;
    return Object.assign(context, {
      document,
      source: document._source,
      fields: document.schema?.fields ?? {},
      editable: this.isEditable,
      user: host.game.user,
      rootId: this.id,
    });
  }

  override async _renderFrame(options: RenderOptions): Promise<HTMLElement> {
    const frame = await super._renderFrame(options);
    if (!this.hasFrame) return frame;
    const copy = headerButton("fa-solid fa-passport", "copyUuid", "PLAYGROUND.Sheet.CopyUuid");
    this.window.close?.before(copy);
    return frame;
  }

  override async _onFirstRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    if (this.document.apps) this.document.apps[this.id] = this;
  }

  override async _onRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this._toggleDisabled(!this.isEditable);
  }

  override _onClose(options: Data): void {
    super._onClose(options);
    if (this.document.apps) delete this.document.apps[this.id];
  }

  /** Locks or frees all elements of the sheet's form, whatever they do. */
  _toggleDisabled(disabled: boolean): void {
    toggleDisabled(this.content, disabled);
  }

  static async #onSubmit(
    this: DocumentSheetV2,
    event: Event,
    form: HTMLFormElement,
    formData: FormDataExtended,
    options: Data = {},
  ): Promise<void> {
    const submitData = this._prepareSubmitData(event, form, formData, options.updateData as Data | undefined);
    await this._processSubmitData(event, form, submitData, options);
  }

  /** The data of the form as an update that the document finds valid; throws when it does not. */
  _prepareSubmitData(event: Event, form: HTMLFormElement, formData: FormDataExtended, updateData?: Data): Data {
    const submitData = this._processFormData(event, form, formData);
    if (updateData) mergeObject(submitData, updateData, { performDeletions: false });
    const { document } = this;
    const addType = document.type !== undefined && !("type" in submitData);
    if (addType) submitData.type = document.type; // a sub-type's data can only be checked together with the type
    document.validate({ changes: submitData, clean: true, fallback: false });
    if (addType) delete submitData.type;
    return submitData;
  }

  /** The flat data of the form as a tree. */
  _processFormData(_event: Event | null, _form: HTMLFormElement, formData: FormDataExtended): Data {
    return mergeObject({}, formData.object);
  }

  /** Writes the data: an update, or a new document when the sheet shows one that does not exist yet. */
  async _processSubmitData(_event: Event, _form: HTMLFormElement, submitData: Data, options: Data = {}): Promise<void> {
    const { document } = this;
    const exists = document.isEmbedded || document.pack || document.collection?.has?.(document.id) !== false;
    if (exists || !this.options.canCreate) await document.update(submitData, options.updateOptions ?? {});
    else await this.#class.create(mergeObject(document.toObject(), submitData), options.createOptions ?? {});
  }
}
