import $, { type JQuery } from "jquery";
import type { Data } from "../../../common/types.js";
import { mergeObject } from "../../../common/utils/index.js";
import { create } from "../../applications/api/frame.js";
import { nextZ } from "../../applications/api/registry.js";
import { renderTemplate } from "../../handlebars/index.js";
import { Hooks } from "../../hooks/index.js";
import { Tabs, type TabsConfiguration } from "./tabs.js";

/** A button of a window's header. */
export interface HeaderButton {
  label: string;
  class: string;
  icon: string;
  onclick?: ((event: Event) => unknown) | null;
}

const ids = { next: 1 };

/** The window of generations before ApplicationV2: its content is a template or what `_renderInner` makes, in jQuery. */
export class Application {
  static readonly RENDER_STATES = { ERROR: -3, CLOSING: -2, CLOSED: -1, NONE: 0, RENDERING: 1, RENDERED: 2 };

  static get defaultOptions(): Data {
    return {
      ...{ baseApplication: null, id: "", classes: [], title: "", template: null, popOut: true },
      ...{ width: null, height: null, top: null, left: null, scale: null, minimizable: true, resizable: false },
      ...{ dragDrop: [], tabs: [], filters: [], scrollY: [] },
    };
  }

  readonly appId = ids.next++;
  options: Data;
  position: Data;
  _state = Application.RENDER_STATES.NONE;
  _element: JQuery | null = null;
  _tabs: Tabs[] = [];
  _minimized = false;

  constructor(options: Data = {}) {
    const { defaultOptions } = this.constructor as typeof Application;
    this.options = mergeObject(defaultOptions, options, { inplace: false });
    const { width, height, top, left, scale } = this.options;
    this.position = { width, height, top, left, scale, zIndex: 0 };
  }

  get id(): string {
    return this.options.id || `app-${this.appId}`;
  }
  get title(): string {
    return game.i18n.localize(this.options.title);
  }
  get template(): string | null {
    return this.options.template;
  }
  get popOut(): boolean {
    return this.options.popOut !== false;
  }
  get rendered(): boolean {
    return this._state === Application.RENDER_STATES.RENDERED;
  }
  get closing(): boolean {
    return this._state === Application.RENDER_STATES.CLOSING;
  }
  get element(): JQuery {
    return this._element ?? $([]);
  }

  getData(_options: Data = {}): Data | Promise<Data> {
    return {};
  }

  /** Draws the window; one that is not open yet only where it is `force`d. Answers at once, as V1 windows do. */
  render(force = false, options: Data = {}): this {
    this._render(force, options).catch((error: unknown) => {
      this._state = Application.RENDER_STATES.ERROR;
      Hooks.onError("Application#render", error, {
        msg: `An error occurred while rendering ${this.constructor.name} ${this.appId}`,
        notify: "error",
      });
    });
    return this;
  }

  async _render(force = false, options: Data = {}): Promise<void> {
    const { RENDER_STATES } = Application;
    if (this._state === RENDER_STATES.RENDERING || (!force && this._state <= RENDER_STATES.NONE)) return;
    Object.assign(this.options, options);
    this._state = RENDER_STATES.RENDERING;
    const data = await this.getData(this.options);
    const inner = await this._renderInner(data);
    if (this.popOut) this.#showFramed(inner);
    else this._injectHTML(inner);
    for (const tabs of this._tabs) tabs.bind(inner[0]!);
    this.activateListeners(inner);
    if (this.popOut) this.setPosition(this.position);
    this._state = RENDER_STATES.RENDERED;
    this._callHooks("render", inner, data);
  }

  async _renderInner(data: Data): Promise<JQuery> {
    const content = create("div");
    content.innerHTML = this.template ? await renderTemplate(this.template, data) : "";
    const nodes = [...content.children];
    return $(nodes.length === 1 ? nodes : [content]);
  }

  /** Puts the content of a window without a frame on the page. */
  _injectHTML(html: JQuery): void {
    this._element?.remove();
    document.body.append(html[0]!);
    this._element = html;
  }

  #showFramed(inner: JQuery): void {
    const outer = this._element?.[0] ?? this.#frame();
    outer.querySelector(".window-title")!.textContent = this.title;
    outer
      .querySelector(".window-content")!
      .replaceChildren(...Array.from({ length: inner.length }, (_, i) => inner[i]!));
    this._tabs = ((this.options.tabs ?? []) as TabsConfiguration[]).map((tabs) => new Tabs(tabs));
    if (outer.isConnected) return;
    document.body.append(outer);
    this._element = $(outer);
    ui.windows[this.appId] = this;
    this.bringToTop();
  }

  #frame(): HTMLElement {
    const outer = create("div", ["app window-app application", ...(this.options.classes as string[])].join(" "));
    outer.id = this.id;
    outer.dataset.appid = String(this.appId);
    const header = create("header", "window-header");
    header.append(create("h4", "window-title"), ...this._getHeaderButtons().map(headerLink));
    outer.append(header, create("section", "window-content"));
    outer.addEventListener("pointerdown", () => this.bringToTop());
    return outer;
  }

  /** The buttons of the header; `get<Class>HeaderButtons` may change them. */
  _getHeaderButtons(): HeaderButton[] {
    const close: HeaderButton = {
      label: game.i18n.localize("PLAYGROUND.Window.Close"),
      class: "close",
      icon: "fa-solid fa-xmark",
      onclick: () => void this.close(),
    };
    const buttons = [close];
    this._callHooks((name) => `get${name}HeaderButtons`, buttons);
    return buttons;
  }

  /** Calls a hook once for each class of the window, the most derived first. */
  _callHooks(hook: string | ((className: string) => string), ...args: unknown[]): void {
    const named = typeof hook === "string" ? (name: string) => `${hook}${name}` : hook;
    for (let cls = this.constructor; cls.name !== ""; cls = Object.getPrototypeOf(cls) as typeof cls)
      Hooks.callAll(named(cls.name), this, ...args);
  }

  activateListeners(_html: JQuery): void {}

  setPosition({ left, top, width, height }: Data = {}): Data {
    const element = this._element?.[0];
    if (!element) return this.position;
    const size = (value: unknown): string => (typeof value === "number" ? `${value}px` : "auto");
    element.style.width = size(width ?? this.position.width);
    element.style.height = size(height ?? this.position.height);
    const { offsetWidth, offsetHeight } = element;
    const placed = {
      left: left ?? this.position.left ?? Math.max(0, (innerWidth - offsetWidth) / 2),
      top: top ?? this.position.top ?? Math.max(0, (innerHeight - offsetHeight) / 2),
    };
    Object.assign(element.style, { position: "absolute", left: `${placed.left}px`, top: `${placed.top}px` });
    return Object.assign(this.position, {
      ...placed,
      width: offsetWidth,
      height: height ?? this.position.height ?? "auto",
    });
  }

  bringToTop(): void {
    const element = this._element?.[0];
    if (element) element.style.zIndex = String((this.position.zIndex = nextZ()));
  }

  async minimize(): Promise<void> {
    this._minimized = true;
    this._element?.[0]?.classList.add("minimized");
  }
  async maximize(): Promise<void> {
    this._minimized = false;
    this._element?.[0]?.classList.remove("minimized");
  }

  async close(_options: Data = {}): Promise<void> {
    const { RENDER_STATES } = Application;
    if (this._state !== RENDER_STATES.RENDERED && this._state !== RENDER_STATES.ERROR) return;
    this._state = RENDER_STATES.CLOSING;
    this._callHooks("close", this.element);
    this._element?.remove();
    this._element = null;
    delete ui.windows[this.appId];
    this._state = RENDER_STATES.CLOSED;
  }
}

function headerLink({ label, class: name, icon, onclick }: HeaderButton): HTMLElement {
  const button = create("button", `header-control header-button icon ${name} ${icon}`, {
    type: "button",
    "aria-label": label,
    "data-tooltip": label,
  });
  button.addEventListener("click", (event) => onclick?.(event));
  return button;
}
