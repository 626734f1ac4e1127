import type { Data } from "../../../common/types.js";
import { callAll, host, localize } from "../host.js";
import type {
  ApplicationDefaults,
  ApplicationOptions,
  ApplicationPosition,
  RenderOptions,
  WindowElements,
} from "../types.js";
import { detached } from "./detached.js";
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
      this.#element = await this._renderFrame(options);
      this.#content = this.window.content ?? this.#element;
      this._attachFrameListeners();
    }
    await this.#place(options, isFirst);
    const result = await this._renderHTML(context, options);
    if (isFirst) {
      this._insertElement(this.element); // before the content: custom elements come alive on the page
      instances.set(this.id, this as never);
    }
    this._replaceHTML(result, this.content, options);
    this._updateFrame(options);
    this.#state = RENDER_STATES.RENDERED;
    if (isFirst) {
      this.bringToFront();
      await this._onFirstRender(context, options);
    }
    await this._onRender(context, options);
    this.#announce("render", this.element, context, options);
    this.setPosition(options.position ?? {}); // after everybody has had a hand in the content
    await this._postRender(context, options);
  }

  /** Moves the frame into a page of its own or back: what is drawn next belongs to that page. */
  async #place({ window: wanted }: RenderOptions, isFirst: boolean): Promise<void> {
    if (host.generation < 14 || !this.hasFrame || !wanted) return;
    const before = this.window.windowId;
    if (wanted.windowId !== undefined) {
      const known = detached.windows.get(wanted.windowId);
      if (!known) throw new Error(`There is no detached window ${wanted.windowId}`);
      if (wanted.windowId !== before) this.#moveTo(known.window, wanted.windowId);
    } else if (wanted.detached === true && before === undefined) {
      const opened = await detached.open({ id: this.id, position: this.position });
      if (opened) this.#moveTo(opened.window, this.id);
    } else if (wanted.detached === false && before !== undefined) this.#moveTo(window, undefined);
    const after = this.window.windowId;
    if (after === before) return;
    if (!isFirst) this._insertElement(this.element);
    this.element.classList.toggle("detached", after === this.id);
    if (after === this.id)
      for (const side of ["left", "top", "width", "height"]) this.element.style.removeProperty(side);
    if (before !== undefined) detached.closeIfEmpty(before);
    const [from, to] = [before, after].map((id) => (id === undefined ? window : detached.windows.get(id)?.window));
    if (after === undefined) this._onAttach(from ?? null, to ?? null);
    else this._onDetach(from ?? null, to ?? null);
  }

  #moveTo(win: Window, id: string | undefined): void {
    win.document.adoptNode(this.element);
    if (id === undefined) delete this.window.windowId;
    else this.window.windowId = id;
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
    this._removeElement(this.#element); // where the focus goes is the browser's affair
    this.#element = null;
    this.#content = null;
    const { windowId } = this.window;
    for (const key of Object.keys(this.window)) delete this.window[key as keyof WindowElements];
    if (instances.get(this.id) === (this as unknown)) instances.delete(this.id);
    if (host.ui.activeWindow === this) host.ui.activeWindow = null;
    this.#state = RENDER_STATES.CLOSED;
    if (windowId !== undefined) detached.closeIfEmpty(windowId);
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
    const own = resolved.window.frame === false ? [] : ["application"];
    resolved.classes = [...new Set([...own, ...resolved.classes])];
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
  /** After the window was moved into a page of its own, or back. */
  _onDetach(_from: Window | null, _to: Window | null): void {}
  _onAttach(_from: Window | null, _to: Window | null): void {}
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
    const { ownerDocument: page } = element;
    const existing = page.getElementById(element.id);
    if (existing) existing.replaceWith(element);
    else page.body.append(element);
  }
  _removeElement(element: HTMLElement): void {
    element.remove();
  }
}
