import type { JQuery } from "jquery";
import type { Data } from "../../../common/types.js";
import { expandObject, mergeObject } from "../../../common/utils/index.js";
import { FormDataExtended } from "../../applications/index.js";
import { Hooks } from "../../hooks/index.js";
import { Application } from "./application.js";

/** A V1 window that is a form about an object. */
export class FormApplication extends Application {
  static override get defaultOptions(): Data {
    return mergeObject(super.defaultOptions, {
      ...{ classes: ["form"], editable: true, closeOnSubmit: true, submitOnChange: false, submitOnClose: false },
    });
  }

  form: HTMLFormElement | null = null;

  constructor(
    readonly object: Data = {},
    options: Data = {},
  ) {
    super(options);
  }

  get isEditable(): boolean {
    return this.options.editable !== false;
  }

  override getData(_options: Data = {}): Data | Promise<Data> {
    return { object: this.object, options: this.options, title: this.title };
  }

  override activateListeners(html: JQuery): void {
    super.activateListeners(html);
    const root = html[0]!;
    this.form = root instanceof HTMLFormElement ? root : root.querySelector("form");
    this.form?.addEventListener("submit", (event) => void this._onSubmit(event));
    if (this.options.submitOnChange)
      this.form?.addEventListener("change", (event) => void this._onSubmit(event, { preventClose: true }));
  }

  /** The values of the form by their dotted names. */
  _getSubmitData(more: Data = {}): Data {
    if (!this.form) throw new Error("The form of this window is not drawn");
    return { ...new FormDataExtended(this.form).object, ...more };
  }

  async _onSubmit(event: Event, { updateData = {}, preventClose = false }: Data = {}): Promise<Data> {
    event.preventDefault();
    const data = this._getSubmitData(updateData);
    try {
      await this._updateObject(event, data);
      if (this.options.closeOnSubmit && !preventClose) await this.close({ submit: false });
    } catch (error) {
      Hooks.onError("FormApplication#_onSubmit", error, { notify: "error" });
    }
    return data;
  }

  /** Does with the values what the form is for; a class of its own says what. */
  _updateObject(_event: Event, _formData: Data): Promise<unknown> {
    throw new Error("A subclass of FormApplication must implement _updateObject");
  }

  async submit(options: Data = {}): Promise<this> {
    if (this.rendered) await this._onSubmit(new Event("submit", { cancelable: true }), options);
    return this;
  }

  override async close(options: Data = {}): Promise<void> {
    if (this.rendered && (options.submit ?? this.options.submitOnClose)) await this.submit({ preventClose: true });
    await super.close(options);
  }
}

/** A V1 form about a document, drawn anew when it changes. */
export class DocumentSheet extends FormApplication {
  get document(): Data {
    return this.object;
  }
  override get title(): string {
    return String(this.object.name ?? super.title);
  }
  override get isEditable(): boolean {
    return super.isEditable && Boolean(this.object.isOwner);
  }
  override getData(_options: Data = {}): Data {
    const { object, isEditable: editable, title } = this;
    return {
      ...{ document: object, data: object.toObject(false), cssClass: editable ? "editable" : "locked" },
      editable,
      title,
    };
  }
  override async _updateObject(_event: Event, formData: Data): Promise<unknown> {
    return this.object.update(expandObject(formData));
  }
}
