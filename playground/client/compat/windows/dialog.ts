import $, { type JQuery } from "jquery";
import type { Data } from "../../../common/types.js";
import { mergeObject } from "../../../common/utils/index.js";
import { create } from "../../applications/api/frame.js";
import { Application } from "./application.js";

interface DialogButton {
  label: string;
  icon?: string;
  callback?: (html: JQuery | HTMLElement) => unknown;
}
interface DialogData {
  title?: string;
  content?: string;
  buttons?: Record<string, DialogButton>;
  default?: string;
  render?: (html: JQuery | HTMLElement) => void;
  close?: (html: JQuery | HTMLElement) => void;
}

/** The V1 window that asks something by buttons. */
export class Dialog extends Application {
  static override get defaultOptions(): Data {
    return mergeObject(super.defaultOptions, { classes: ["dialog"], width: 400, jQuery: true });
  }

  constructor(
    readonly data: DialogData,
    options: Data = {},
  ) {
    super(options);
  }

  override get title(): string {
    return this.data.title ?? "Dialog";
  }

  override async _renderInner(): Promise<JQuery> {
    const content = create("div", "dialog-content");
    content.innerHTML = this.data.content ?? "";
    const buttons = create("div", "dialog-buttons");
    for (const [id, button] of Object.entries(this.data.buttons ?? {})) {
      const element = create("button", `dialog-button ${id}`, { type: "button", "data-button": id });
      element.innerHTML = `${button.icon ?? ""} ${button.label}`;
      element.addEventListener("click", () => void this.submit(button));
      buttons.append(element);
    }
    const whole = create("div");
    whole.append(content, buttons);
    return $(whole);
  }

  override activateListeners(html: JQuery): void {
    super.activateListeners(html);
    this.data.render?.(this.#handed(html));
    html[0]?.querySelector<HTMLElement>(`[data-button="${this.data.default ?? ""}"]`)?.focus();
  }

  /** What the callbacks of this dialog are given: jQuery unless it asks for elements. */
  #handed(html: JQuery): JQuery | HTMLElement {
    return this.options.jQuery === false ? html[0]! : html;
  }

  async submit(button: DialogButton): Promise<void> {
    const html = $(this.element.find(".window-content")[0]!);
    button.callback?.(this.#handed(html));
    await this.close();
  }

  override async close(options: Data = {}): Promise<void> {
    if (this.rendered) this.data.close?.(this.#handed(this.element));
    await super.close(options);
  }

  /** Asks and waits for the answer of the button that was pressed; `null`, or an error where told so, when it was closed. */
  static wait(data: DialogData & { rejectClose?: boolean }, options: Data = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const answering = ([id, button]: [string, DialogButton]): [string, DialogButton] => [
        id,
        { ...button, callback: (html) => resolve(button.callback ? button.callback(html) : id) },
      ];
      const close = (html: JQuery | HTMLElement): void => {
        data.close?.(html);
        if (data.rejectClose) reject(new Error("The Dialog was closed without a choice being made."));
        else resolve(null);
      };
      const buttons = Object.fromEntries(Object.entries(data.buttons ?? {}).map(answering));
      new this({ ...data, buttons, close }, options).render(true);
    });
  }

  static confirm({ yes, no, defaultYes = true, options = {}, ...data }: Data = {}): Promise<unknown> {
    const label = (key: string): string => game.i18n.localize(`PLAYGROUND.Dialog.${key}`);
    const buttons = {
      yes: { icon: '<i class="fa-solid fa-check"></i>', label: label("Yes"), callback: yes ?? (() => true) },
      no: { icon: '<i class="fa-solid fa-xmark"></i>', label: label("No"), callback: no ?? (() => false) },
    };
    return this.wait({ ...data, buttons, default: defaultYes ? "yes" : "no" }, options);
  }

  static prompt({ label, callback, options = {}, ...data }: Data = {}): Promise<unknown> {
    const ok = { icon: '<i class="fa-solid fa-check"></i>', label: label ?? "OK", callback };
    return this.wait({ rejectClose: true, ...data, buttons: { ok }, default: "ok" }, options);
  }
}
