import type { Data } from "../../../common/types.js";
import { callAll, host, report } from "../host.js";
import type {
  ApplicationDefaults,
  ApplicationPosition,
  FormConfiguration,
  HeaderControl,
  PreparedTab,
  RenderOptions,
  TabsConfiguration,
} from "../types.js";
import { ContextMenu, type ContextMenuEntry, type ContextMenuOptions } from "../ux/context-menu.js";
import { dispatchAction, onFrameKey } from "./actions.js";
import { listenToForm, submitForm } from "./forms.js";
import { buildFrame, controlEntry } from "./frame.js";
import { ApplicationLifecycle } from "./lifecycle.js";
import { inheritanceChain } from "./options.js";
import { makeDraggable, makeResizable } from "./pointer.js";
import { applyPosition, resolvePosition } from "./position.js";
import { instances, nextZ, themeWindow } from "./registry.js";
import { initialTabs, prepareTabs, showTab } from "./tabs.js";

/** The size of a folded window. */
const FOLDED = { width: 280, height: "auto" } as const;

/** A window or another piece of interface: frame, position, tabs, actions and form around a rendered content. */
export class ApplicationV2 extends ApplicationLifecycle {
  static BASE_APPLICATION: unknown = ApplicationV2;
  static TABS: Record<string, TabsConfiguration> = {};
  static DEFAULT_OPTIONS: ApplicationDefaults = {
    id: "app-{id}",
    classes: [],
    tag: "div",
    window: {
      frame: true,
      positioned: true,
      title: "",
      icon: "",
      controls: [],
      minimizable: true,
      resizable: false,
      contentTag: "section",
      contentClasses: [],
    },
    actions: {},
    position: { width: "auto", height: "auto" },
  };

  /** The classes of this application, most derived first, down to its base application. */
  static inheritanceChain(): Generator<typeof ApplicationV2> {
    return inheritanceChain(this);
  }

  /** The open applications of this class. */
  static *instances(): Generator<ApplicationV2> {
    for (const app of instances.values()) if (app instanceof this) yield app;
  }

  tabGroups: Record<string, string | null> = initialTabs((this.constructor as typeof ApplicationV2).TABS);
  #minimized = false;

  get form(): HTMLFormElement | null {
    if (this.element?.tagName === "FORM") return this.element as HTMLFormElement;
    return this.options.tag === "dialog" ? (this.element?.querySelector("form") ?? null) : null;
  }
  get minimized(): boolean {
    return this.#minimized;
  }

  /** Moves and sizes the window; what is not given stays. */
  override setPosition(position: ApplicationPosition = {}): ApplicationPosition | void {
    if (!this.options.window.positioned || !this.element) return;
    if (this.element.classList.contains("detached")) return this.position; // it fills its page
    const wanted = { ...this.position, ...position };
    this._prePosition(wanted);
    this.position = this._updatePosition(wanted);
    applyPosition(this.element, this.#minimized ? { ...this.position, ...FOLDED } : this.position);
    this._onPosition(this.position);
    this.dispatchEvent(new Event("position"));
    return this.position;
  }

  /** Puts the window above the others. */
  override bringToFront(): void {
    if (!this.element || !this.hasFrame) return;
    host.ui.activeWindow = this;
    if (!this.options.window.positioned) return;
    this.position.zIndex = nextZ();
    this.element.style.zIndex = String(this.position.zIndex);
  }

  /** Opens or closes the header's menu. */
  toggleControls(expanded?: boolean): void {
    const menu = this.window.controlsDropdown;
    if (!menu) return;
    const open = menu.classList.toggle("expanded", expanded);
    this.window.controls?.setAttribute("aria-expanded", String(open));
    if (open) menu.querySelector<HTMLElement>("button")?.focus();
  }

  /** Moves the window into a page of its own. From 14 on. */
  async detachWindow(): Promise<void> {
    if (this.rendered) await this.render({ window: { detached: true } });
  }

  /** Moves the window back into the table's page. */
  async attachWindow(): Promise<void> {
    if (this.rendered) await this.render({ window: { detached: false } });
  }

  /** Draws another application in the page that this one is in. */
  async renderChild<T extends ApplicationV2>(child: T, options: RenderOptions = {}): Promise<T> {
    const { windowId } = this.window;
    return child.render({ force: true, ...options, window: { ...options.window, ...(windowId && { windowId }) } });
  }

  /** Folds the window to its header. */
  async minimize(): Promise<void> {
    if (!this.rendered || !this.hasFrame || this.#minimized || this.options.window.minimizable === false) return;
    this.#minimized = true;
    this.element.classList.add("minimized");
    this.setPosition();
  }

  /** Unfolds a folded window. */
  async maximize(): Promise<void> {
    if (!this.#minimized) return;
    this.#minimized = false;
    this.element.classList.remove("minimized");
    this.setPosition();
  }

  /** Shows a tab of a group; throws when there is none of that name. */
  changeTab(
    tab: string,
    group: string,
    options: { event?: Event; navElement?: HTMLElement; force?: boolean; updatePosition?: boolean } = {},
  ): void {
    if (!tab || !group) throw new Error("changeTab needs a tab and a group");
    if (this.tabGroups[group] === tab && !options.force) return;
    showTab(this.content, tab, group);
    this.tabGroups[group] = tab;
    if (options.updatePosition !== false && this.position.height === "auto") this.setPosition({ height: "auto" });
  }

  /** Submits the application's own form from code. */
  async submit(submitOptions: Data = {}): Promise<unknown> {
    if (!this.form || !this.options.form?.handler) throw new Error(`${this.id} has no form to submit`);
    return submitForm(this, this.options.form, new Event("submit", { cancelable: true }), this.form, submitOptions);
  }

  override _configureRenderOptions(options: RenderOptions): void {
    const { tab } = options;
    if (typeof tab !== "string") Object.assign(this.tabGroups, tab);
    else for (const group of Object.keys((this.constructor as typeof ApplicationV2).TABS)) this.tabGroups[group] = tab;
  }

  override async _prepareContext(_options: RenderOptions): Promise<Data> {
    const [group, ...others] = Object.keys((this.constructor as typeof ApplicationV2).TABS);
    return group && !others.length ? { tabs: this._prepareTabs(group) } : {};
  }
  _getTabsConfig(group: string): TabsConfiguration | null {
    return (this.constructor as typeof ApplicationV2).TABS[group] ?? null;
  }
  _prepareTabs(group: string): Record<string, PreparedTab> {
    const config = this._getTabsConfig(group);
    if (!config) return {};
    this.tabGroups[group] ??= config.initial ?? null;
    return prepareTabs(group, config, this.tabGroups[group]);
  }

  override async _renderFrame(_options: RenderOptions): Promise<HTMLElement> {
    const frame = document.createElement(this.options.tag);
    frame.id = this.id;
    frame.classList.add(...this.options.classes);
    if (frame.tagName === "FORM") frame.setAttribute("autocomplete", "off");
    if (this.hasFrame) {
      Object.assign(this.window, buildFrame(frame, this.title, this.options));
      themeWindow(frame);
    }
    return frame;
  }

  override _updateFrame(options: RenderOptions): void {
    if (!this.hasFrame) return;
    const title = options.window?.title ?? this.title;
    if (this.window.title) this.window.title.textContent = title;
    if (this.window.windowId === this.id) this.element.ownerDocument.title = title; // the page is all its own
    this.element.setAttribute("aria-label", title);
    const icon = options.window?.icon;
    if (icon !== undefined && this.window.icon) this.window.icon.className = `window-icon fa-fw ${icon || "hidden"}`;
    const entries = [...this._headerControlButtons(), ...this.#pageControl()].map(controlEntry);
    this.window.controlsDropdown?.replaceChildren(...entries);
    this.window.controls?.classList.toggle("hidden", entries.length === 0);
  }

  /** The last entry of the header's menu, from 14 on: into a page of its own, or back. */
  #pageControl(): HeaderControl[] {
    if (host.generation < 14 || this.options.tag === "dialog") return [];
    return this.window.windowId === undefined
      ? [{ action: "detach", icon: "fa-solid fa-up-right-from-square", label: "PLAYGROUND.Window.Detach" }]
      : [{ action: "attach", icon: "fa-solid fa-down-left-and-up-right-to-center", label: "PLAYGROUND.Window.Attach" }];
  }

  /** The entries of the header's menu, visible or not. */
  _getHeaderControls(): HeaderControl[] {
    return [...(this.options.window.controls ?? [])];
  }
  *_headerControlButtons(): Generator<HeaderControl> {
    const controls = this._getHeaderControls();
    for (const cls of (this.constructor as typeof ApplicationV2).inheritanceChain()) {
      callAll(`getHeaderControls${cls.name}`, this, controls);
    }
    for (const control of controls) {
      const visible = typeof control.visible === "function" ? control.visible.call(this) : (control.visible ?? true);
      if (visible) yield control;
    }
  }

  _updatePosition(position: ApplicationPosition): ApplicationPosition {
    const view = this.element.ownerDocument.defaultView ?? window;
    applyPosition(this.element, position); // an `auto` size can only be measured once the given sizes are in place
    const measured = { width: this.element.offsetWidth, height: this.element.offsetHeight };
    return resolvePosition(position, measured, { width: view.innerWidth, height: view.innerHeight });
  }
  _prePosition(_position: ApplicationPosition): void {}
  _onPosition(_position: ApplicationPosition): void {}
  /** After the user let go of the resize handle. */
  _onResized(): void {}

  override _attachFrameListeners(): void {
    const { header, resize } = this.window;
    this.element.addEventListener("pointerdown", () => this.bringToFront(), { capture: true });
    this.element.addEventListener("focusin", () => {
      const givenBack = this.state === ApplicationV2.RENDER_STATES.RENDERING; // what is drawn anew: nobody went there
      if (!givenBack && host.ui.activeWindow !== this) this.bringToFront();
    });
    for (const type of ["click", "auxclick", "contextmenu"]) {
      this.element.addEventListener(type, (event) => dispatchAction(this, event as PointerEvent));
    }
    this.element.addEventListener("keydown", onFrameKey);
    if (header && this.options.window.positioned) makeDraggable(this, header);
    if (resize) makeResizable(this, resize);
    if (this.options.form && ["FORM", "DIALOG"].includes(this.element.tagName)) {
      listenToForm(this, this.element, this.options.form);
    }
  }

  /** A click on a `[data-action]` that no handler claims. */
  _onClickAction(_event: PointerEvent, _target: HTMLElement): void {}
  _onClickTab(event: PointerEvent, target: HTMLElement): void {
    const { tab, group } = target.dataset;
    if (tab && group) this.changeTab(tab, group, { event, navElement: target });
  }

  /** Runs the handler of a form; a failure is shown to the user and the window stays open. */
  async _onSubmitForm(config: FormConfiguration, event: Event): Promise<void> {
    event.preventDefault();
    const form = config === this.options.form ? this.form : (event.currentTarget as HTMLFormElement | null);
    if (!form) return;
    try {
      await submitForm(this, config, event, form);
    } catch (error) {
      report(error);
    }
  }
  _onChangeForm(config: FormConfiguration, event: Event): void {
    if (config.submitOnChange) void this._onSubmitForm(config, event);
  }

  /** Attaches a menu to elements of the application; hooks may change its entries. */
  _createContextMenu(
    handler: () => ContextMenuEntry[],
    selector: string,
    options: ContextMenuOptions & { container?: HTMLElement; hookName?: string; parentClassHooks?: boolean } = {},
  ): ContextMenu | null {
    const { container = this.element, hookName, parentClassHooks = true, ...menuOptions } = options;
    const entries = handler.call(this);
    const chain = [...(this.constructor as typeof ApplicationV2).inheritanceChain()];
    const names = hookName ?? "get{}ContextOptions";
    const hooks = names.includes("{}") ? chain.map((cls) => names.replace("{}", cls.name)) : [names];
    for (const hook of parentClassHooks ? hooks : hooks.slice(0, 1)) callAll(hook, this, entries);
    return entries.length ? new ContextMenu(container, selector, entries, menuOptions) : null;
  }
}
