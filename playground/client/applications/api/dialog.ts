import type { Data } from "../../../common/types.js";
import { cleanHTML } from "../../../common/utils/index.js";
import { host, localize, report } from "../host.js";
import type { ApplicationDefaults, ApplicationOptions, RenderOptions } from "../types.js";
import { FormDataExtended } from "../ux/form-data-extended.js";
import { ApplicationV2 } from "./application.js";
import { create } from "./frame.js";

export interface DialogV2Button {
  action: string;
  label: string;
  icon?: string;
  class?: string;
  style?: Record<string, string>;
  type?: "button" | "submit";
  default?: boolean;
  disabled?: boolean;
  callback?: (event: Event, button: HTMLButtonElement, dialog: DialogV2) => unknown;
}

export interface DialogV2Config extends ApplicationDefaults {
  content?: string | HTMLElement;
  modal?: boolean;
  buttons?: DialogV2Button[];
  submit?: (result: unknown, dialog: DialogV2) => unknown;
}

export interface DialogV2WaitConfig extends DialogV2Config {
  rejectClose?: boolean;
  render?: (event: Event, dialog: DialogV2) => unknown;
  close?: (event: Event, dialog: DialogV2) => unknown;
  renderOptions?: RenderOptions;
  ok?: Partial<DialogV2Button>;
  yes?: Partial<DialogV2Button>;
  no?: Partial<DialogV2Button>;
}

type AskType = "wait" | "prompt" | "confirm" | "input";

/** A small window with content and buttons, whose answer can be waited for. */
export class DialogV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    id: "dialog-{id}",
    classes: ["dialog"],
    tag: "dialog",
    form: { closeOnSubmit: true },
    position: { width: "auto", height: "auto" },
    window: { minimizable: false, contentClasses: [] },
  };

  constructor(options: DialogV2Config = {}) {
    super(options);
  }

  override _initializeApplicationOptions(options: DialogV2Config): ApplicationOptions {
    const resolved = super._initializeApplicationOptions(options);
    if (!options.buttons?.length) throw new Error("A dialog needs at least one button");
    resolved.buttons = Object.fromEntries(options.buttons.map((button) => [button.action, button]));
    return resolved;
  }

  get #buttons(): DialogV2Button[] {
    return Object.values(this.options.buttons as Record<string, DialogV2Button>);
  }

  override async _renderHTML(_context: Data, _options: RenderOptions): Promise<HTMLFormElement> {
    const form = create("form", "dialog-form standard-form", { autocomplete: "off" });
    const { content } = this.options;
    if (content) {
      const holder = create("div", "dialog-content standard-form");
      if (content instanceof HTMLElement) holder.innerHTML = content.innerHTML; // the caller's own markup
      else holder.innerHTML = cleanHTML(String(content));
      form.append(holder);
    }
    const footer = create("footer", "form-footer");
    footer.append(...this.#buttons.map((button) => this.#renderButton(button)));
    form.append(footer);
    return form;
  }

  #renderButton(config: DialogV2Button): HTMLButtonElement {
    const button = create("button", config.class ?? "", {
      type: config.type ?? "submit",
      "data-action": config.action,
    });
    if (config.default) button.autofocus = true;
    button.disabled = config.disabled ?? false;
    Object.assign(button.style, config.style);
    if (config.icon) button.append(create("i", config.icon, { inert: "" }));
    const label = create("span");
    label.textContent = localize(config.label);
    button.append(label);
    return button;
  }

  override _replaceHTML(result: HTMLFormElement, content: HTMLElement): void {
    content.replaceChildren(result);
  }

  override async _onFirstRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const dialog = this.element as HTMLDialogElement;
    if (this.options.modal) dialog.showModal();
    else dialog.show();
    const { left, top } = this.options.position;
    this.setPosition({ left, top }); // centred anew: a dialog has no size before it is shown
    this.#focusFirst();
  }

  #focusFirst(): void {
    const form = this.form;
    const wanted =
      form?.querySelector<HTMLElement>(".dialog-content [autofocus]") ??
      form?.querySelector<HTMLElement>(".dialog-content :is(input, select, textarea):not([type=hidden], [disabled])") ??
      form?.querySelector<HTMLElement>("footer [autofocus]") ??
      form?.querySelector<HTMLElement>("footer button");
    wanted?.focus();
  }

  override async _postRender(): Promise<void> {} // the first focus is set above

  override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.addEventListener("click", (event) => this.#onClickButton(event as PointerEvent));
    this.element.addEventListener("keydown", (event) => this.#onKeyDown(event));
    this.element.addEventListener("cancel", (event) => {
      event.preventDefault();
      void this.close();
    });
  }

  #onClickButton(event: PointerEvent): void {
    const target = (event.target as HTMLElement).closest<HTMLButtonElement>("footer button[data-action]");
    if (!target || !this.form?.contains(target) || event.button !== 0) return;
    event.preventDefault();
    this._onSubmit(target, event).catch(report);
  }

  #onKeyDown(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      void this.close();
    } else if (event.key === "Enter" && !target.closest("button, a, textarea, prose-mirror, select")) {
      event.preventDefault();
      const button = this.#defaultButton();
      if (button) this._onSubmit(button, event).catch(report);
    }
  }

  #defaultButton(): HTMLButtonElement | null {
    const preferred = this.#buttons.find((button) => button.default) ?? this.#buttons[0];
    return this.form?.querySelector(`footer button[data-action=${JSON.stringify(preferred?.action)}]`) ?? null;
  }

  /** A submission that came neither from a button nor from a key: the default button's. */
  override async _onSubmitForm(_config: Data, event: Event): Promise<void> {
    event.preventDefault();
    const submitter = (event as SubmitEvent).submitter as HTMLButtonElement | null;
    const button = submitter?.dataset.action ? submitter : this.#defaultButton();
    if (button) await this._onSubmit(button, event).catch(report);
  }

  /** Runs the chosen button's callback, hands its result to `submit`, closes. */
  async _onSubmit(target: HTMLButtonElement, event: Event): Promise<DialogV2> {
    event.preventDefault();
    if (target.disabled) return this;
    const button = this.#buttons.find((entry) => entry.action === target.dataset.action);
    const result: unknown = (await button?.callback?.(event, target, this)) ?? button?.action;
    await (this.options.submit as DialogV2Config["submit"])?.(result, this);
    return this.options.form?.closeOnSubmit ? this.close({ submitted: true }) : this;
  }

  /** Shows a dialog; resolves with the answer, or with `null` (or rejects, with `rejectClose`) when it is dismissed. */
  static async wait(config: DialogV2WaitConfig): Promise<unknown> {
    const { rejectClose = false, close, render, renderOptions, submit, ...options } = config;
    return new Promise((resolve, reject) => {
      const answer = async (result: unknown, dialog: DialogV2): Promise<void> => {
        await submit?.(result, dialog);
        resolve(result);
      };
      const dialog = new this({ ...options, submit: answer });
      dialog.addEventListener(
        "close",
        (event) => {
          close?.(event, dialog);
          if (rejectClose) reject(new Error("The dialog was dismissed without an answer"));
          else resolve(null);
        },
        { once: true },
      ); // after an answer the promise is settled and this changes nothing
      if (render) dialog.addEventListener("render", (event) => render(event, dialog));
      dialog.render({ ...renderOptions, force: true }).catch(reject);
    });
  }

  /** A dialog with one button. */
  static async prompt(config: DialogV2WaitConfig = {}): Promise<unknown> {
    const { ok, buttons = [], ...rest } = config;
    const button = { action: "ok", label: "PLAYGROUND.Dialog.Ok", icon: "fa-solid fa-check", default: true, ...ok };
    return this.wait({ ...rest, buttons: [button, ...buttons] });
  }

  /** A question answered by yes (`true`) or no (`false`). */
  static async confirm(config: DialogV2WaitConfig = {}): Promise<unknown> {
    const { yes, no, buttons = [], ...rest } = config;
    const window = { title: "PLAYGROUND.Dialog.Confirm", ...rest.window };
    const answers: DialogV2Button[] = [
      { action: "yes", label: "PLAYGROUND.Dialog.Yes", icon: "fa-solid fa-check", callback: () => true, ...yes },
      {
        action: "no",
        label: "PLAYGROUND.Dialog.No",
        icon: "fa-solid fa-xmark",
        default: true,
        callback: () => false,
        ...no,
      },
    ];
    if (yes?.default) (answers[1] as DialogV2Button).default = no?.default ?? false;
    return this.wait({ ...rest, window, buttons: [...answers, ...buttons] });
  }

  /** A dialog whose answer is the data of its form. */
  static async input(config: DialogV2WaitConfig = {}): Promise<unknown> {
    const callback = (_event: Event, button: HTMLButtonElement): unknown =>
      new FormDataExtended(button.form as HTMLFormElement).object;
    return this.prompt({ ...config, ok: { callback, ...config.ok } });
  }

  /** Asks another user; only what can be sent as JSON travels. */
  static async query(user: Data | string, type: AskType, config: DialogV2WaitConfig = {}): Promise<unknown> {
    const target = typeof user === "string" ? host.game.users.get(user) : user;
    if (!target) throw new Error("There is no such user to ask");
    if (target.isSelf ?? target.id === host.game.user?.id) return this[type](config);
    return target.query("dialog", { type, config });
  }

  /** Answers the question of another user's {@link DialogV2.query}. */
  static async _handleQuery({ type, config }: { type: AskType; config: DialogV2WaitConfig }): Promise<unknown> {
    if (!["wait", "prompt", "confirm", "input"].includes(type)) throw new Error(`Unknown kind of dialog: ${type}`);
    return this[type](config);
  }
}
