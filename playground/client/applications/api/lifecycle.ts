import type { Data } from "../../../common/types.js";
import { callAll, host, localize } from "../host.js";
import type {
  ApplicationDefaults,
  ApplicationOptions,
  ApplicationPosition,
  RenderOptions,
  WindowElements,
} from "../types.js";
import { inheritanceChain, resolveOptions } from "./options.js";
import { RenderQueue } from "./queue.js";
import { instances, nextAppId } from "./registry.js";

const RENDER_STATES = Object.freeze({ ERROR: -3, CLOSING: -2, CLOSED: -1, NONE: 0, RENDERING: 1, RENDERED: 2 });

/** The static side every application class has. */
export interface ApplicationClass {
  new (options?: ApplicationDefaults): ApplicationLifecycle;
  readonly name: string;
  BASE_APPLICATION: unknown;
  DEFAULT_OPTIONS: ApplicationDefaults;
}

/** The life of an application: its options, rendering step by step, closing, and who is told. */
export abstract class ApplicationLifecycle extends EventTarget {
  static RENDER_STATES = RENDER_STATES;
  static emittedEvents: readonly string[] = Object.freeze(["prerender", "render", "close", "position"]);

  readonly options: ApplicationOptions;
  readonly window: WindowElements = {};
  position: ApplicationPosition;

  #id: string;
  #element: HTMLElement | null = null;
  #content: HTMLElement | null = null;
  #state: number = RENDER_STATES.NONE;
  #queue = new RenderQueue();
  /** What had the focus when the application opened, and gets it back when it closes. */
  #opener: Element | null = null;

  constructor(options: ApplicationDefaults = {}) {
    super();
    this.options = Object.freeze(this._initializeApplicationOptions(options));
    this.#id = this.options.id.replace("{id}", this.options.uniqueId);
    this.position = { ...this.options.position };
  }

  get id(): string {
    return this.#id;
  }
  get title(): string {
    return localize(this.options.window.title ?? "");
  }
  /** The outermost element. As in the public API it is typed as always there, but only exists once rendered. */
  get element(): HTMLElement {
    return this.#element as HTMLElement;
  }
  /** The element whose children the rendered content is. */
  get content(): HTMLElement {
    return this.#content as HTMLElement;
  }
  get classList(): DOMTokenList | undefined {
    return this.#element?.classList;
  }
  get rendered(): boolean {
    return this.#state === RENDER_STATES.RENDERED;
  }
  get state(): number {
    return this.#state;
  }
  get hasFrame(): boolean {
    return this.options.window.frame !== false;
  }

  /** Draws the application; a closed one only opens with `force`. Renders of one application run one after another. */
  render(options: boolean | RenderOptions = {}, more: RenderOptions = {}): Promise<this> {
    const given = typeof options === "boolean" ? { ...more, force: options } : { ...options };
    return this.#queue.add(() => this.#render(given));
  }

  async #render(options: RenderOptions): Promise<this> {
    const isFirst = !this.#element;
    if (isFirst && !options.force) return this;
    options.isFirstRender = isFirst;
    if (this._canRender(options) === false) return this;
    this._configureRenderOptions(options);
    this.#state = RENDER_STATES.RENDERING;
    try {
      await this.#draw(options, isFirst);
    } catch (error) {
      this.#state = RENDER_STATES.ERROR;
      if (isFirst && !instances.has(this.id)) this.#element = null;
      throw new Error(`${this.constructor.name} ${this.id} could not be rendered: ${String(error)}`, { cause: error });
    }
    return this;
  }

  async #draw(options: RenderOptions, isFirst: boolean): Promise<void> {
    const context = await this._prepareContext(options);
    if (isFirst) await this._preFirstRender(context, options);
    await this._preRender(context, options);
    this.dispatchEvent(new Event("prerender"));
    if (isFirst) {
      this.#opener = document.activeElement;
      this.#element = await this._renderFrame(options);
      this.#content = this.window.content ?? this.#element;
      this._attachFrameListeners();
    }
    const result = await this._renderHTML(context, options);
    if (isFirst) {
      this._insertElement(this.element); // before the content: custom elements come alive on the page
      instances.set(this.id, this as never);
    }
    this._replaceHTML(result, this.content, options);
    this._updateFrame(options);
    this.setPosition(options.position ?? {});
    this.#state = RENDER_STATES.RENDERED;
    if (isFirst) {
      this.bringToFront();
      await this._onFirstRender(context, options);
    }
    await this._onRender(context, options);
    this.#announce("render", this.element, context, options);
    await this._postRender(context, options);
  }

  /** Fires an event and one hook for each class of the chain. */
  #announce(event: string, ...args: unknown[]): void {
    for (const cls of inheritanceChain(this.constructor as unknown as ApplicationClass)) {
      callAll(`${event}${cls.name}`, this, ...args);
    }
    this.dispatchEvent(new Event(event));
  }

  /** Removes the application from the page; the instance can be rendered again. */
  close(options: Data = {}): Promise<this> {
    return this.#queue.add(() => this.#close(options));
  }

  async #close(options: Data): Promise<this> {
    if (!this.#element) return this;
    this.#state = RENDER_STATES.CLOSING;
    await this._preClose(options);
    this._tearDown(options);
    const hadFocus = this.#element.contains(this.#element.ownerDocument.activeElement);
    this._removeElement(this.#element);
    if (hadFocus && this.#opener?.isConnected) (this.#opener as HTMLElement).focus({ preventScroll: true });
    this.#opener = null;
    this.#element = null;
    this.#content = null;
    for (const key of Object.keys(this.window)) delete this.window[key as keyof WindowElements];
    if (instances.get(this.id) === (this as unknown)) instances.delete(this.id);
    if (host.ui.activeWindow === this) host.ui.activeWindow = null;
    this.#state = RENDER_STATES.CLOSED;
    this._onClose(options);
    this.#announce("close");
    return this;
  }

  abstract setPosition(position?: ApplicationPosition): ApplicationPosition | void;
  abstract bringToFront(): void;

  // The steps a subclass may replace. Public here for the mixins' sake, protected in the documented API.

  _initializeApplicationOptions(options: ApplicationDefaults): ApplicationOptions {
    const resolved = resolveOptions(this.constructor as unknown as ApplicationClass, options);
    resolved.uniqueId ??= nextAppId();
    resolved.classes = [...new Set(["application", ...resolved.classes])];
    return resolved;
  }
  _canRender(_options: RenderOptions): false | void {}
  _configureRenderOptions(_options: RenderOptions): void {}
  async _prepareContext(_options: RenderOptions): Promise<Data> {
    return {};
  }
  async _preFirstRender(_context: Data, _options: RenderOptions): Promise<void> {}
  async _preRender(_context: Data, _options: RenderOptions): Promise<void> {}
  async _onFirstRender(_context: Data, _options: RenderOptions): Promise<void> {}
  async _onRender(_context: Data, _options: RenderOptions): Promise<void> {}
  async _postRender(_context: Data, options: RenderOptions): Promise<void> {
    if (options.isFirstRender) this.#content?.querySelector<HTMLElement>("[autofocus]")?.focus();
  }
  async _preClose(_options: Data): Promise<void> {}
  _tearDown(_options: Data): void {}
  _onClose(_options: Data): void {}
  async _renderHTML(_context: Data, _options: RenderOptions): Promise<unknown> {
    throw new Error(`${this.constructor.name} does not say how to render its content`);
  }
  _replaceHTML(_result: unknown, _content: HTMLElement, _options: RenderOptions): void {
    throw new Error(`${this.constructor.name} does not say how to replace its content`);
  }
  abstract _renderFrame(options: RenderOptions): Promise<HTMLElement>;
  abstract _updateFrame(options: RenderOptions): void;
  abstract _attachFrameListeners(): void;
  _insertElement(element: HTMLElement): void {
    const existing = document.getElementById(element.id);
    if (existing) existing.replaceWith(element);
    else document.body.append(element);
  }
  _removeElement(element: HTMLElement): void {
    element.remove();
  }
}
