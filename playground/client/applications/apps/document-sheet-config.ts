import type { Data } from "../../../common/types.js";
import { ApplicationV2 } from "../api/application.js";
import { HandlebarsApplicationMixin } from "../api/handlebars-mixin.js";
import { localize } from "../host.js";
import type { ApplicationDefaults, ApplicationOptions, RenderOptions } from "../types.js";
import type { FormDataExtended } from "../ux/form-data-extended.js";
import { registerSheet, sheetClassFor, sheetsFor, unregisterSheet } from "./sheet-registry.js";

/** Chooses the sheet of one document; its static side registers sheet classes. */
export class DocumentSheetConfig extends HandlebarsApplicationMixin(ApplicationV2) {
  static registerSheet = registerSheet;
  static unregisterSheet = unregisterSheet;
  static getSheetClassesForSubType = sheetsFor;

  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    id: "sheet-config-{id}",
    tag: "form",
    classes: ["sheet-config"],
    window: { icon: "fa-solid fa-gear", contentClasses: ["standard-form"] },
    position: { width: 420 },
    form: { handler: DocumentSheetConfig.#onSubmit, closeOnSubmit: true },
  };
  static override PARTS = {
    form: { template: "templates/apps/sheet-config.hbs" },
    footer: { template: "templates/generic/form-footer.hbs" },
  };

  get document(): Data {
    return this.options.document as Data;
  }
  override get title(): string {
    return localize("PLAYGROUND.SheetConfig.Title", { name: this.document.name });
  }

  override _initializeApplicationOptions(options: ApplicationDefaults): ApplicationOptions {
    const uniqueId = String((options.document as Data).uuid).replaceAll(".", "-");
    return super._initializeApplicationOptions({ ...options, uniqueId });
  }

  override async _prepareContext(options: RenderOptions): Promise<Data> {
    const { document } = this;
    const sheets = sheetsFor(document.documentName, document.type).filter((sheet) => sheet.canConfigure);
    const labelOf = (label: string | (() => string)): string => localize(typeof label === "function" ? label() : label);
    return {
      ...(await super._prepareContext(options)),
      choices: sheets.map(({ id, label }) => ({ value: id, label: labelOf(label) })),
      chosen: document.getFlag("core", "sheetClass") ?? "",
      buttons: [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: "PLAYGROUND.Dialog.Save" }],
    };
  }

  static async #onSubmit(
    this: DocumentSheetConfig,
    _event: Event,
    _form: HTMLFormElement,
    formData: FormDataExtended,
  ): Promise<void> {
    const { document } = this;
    const before = sheetClassFor(document);
    const chosen = String(formData.object.sheetClass ?? "");
    await document.setFlag("core", "sheetClass", chosen);
    if (sheetClassFor(document) === before) return;
    const open: Data[] = Object.values((document.apps ?? {}) as Record<string, Data>);
    for (const app of open) await app.close();
    document._sheet = null; // the next use of `sheet` builds the chosen one
    await document.sheet?.render({ force: true });
  }
}
