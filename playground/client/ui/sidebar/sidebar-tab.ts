import type { Data } from "../../../common/types.js";
import { ApplicationV2 } from "../../applications/api/application.js";
import { callAll, localize } from "../../applications/host.js";
import type { ApplicationDefaults, ApplicationOptions, RenderOptions } from "../../applications/types.js";

/** Width of a popped-out tab and its distance from the sidebar, in pixels. */
const WIDTH = 320;
const GAP = 12;

/** A tab of the sidebar, which can also stand in a window of its own. */
export abstract class AbstractSidebarTab extends ApplicationV2 {
  /** The name of the tab in the sidebar, and the id of its element. */
  static tabName = "";
  static override emittedEvents: readonly string[] = Object.freeze([
    ...ApplicationV2.emittedEvents,
    "activate",
    "deactivate",
  ]);
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    tag: "section",
    classes: ["sidebar-tab"],
    window: { frame: false, positioned: false },
  };

  #popout: this | undefined;

  get tabName(): string {
    return (this.constructor as typeof AbstractSidebarTab).tabName;
  }

  /** Whether this is the window of its own rather than the tab in the sidebar. */
  get isPopout(): boolean {
    return this.hasFrame;
  }

  /** The window of its own, once there was one. */
  get popout(): this | undefined {
    return this.#popout;
  }

  /** Whether the sidebar shows this tab. */
  get active(): boolean {
    return ui.sidebar?.tabGroups.primary === this.tabName;
  }

  /** Shows this tab in the sidebar. */
  activate(): void {
    ui.sidebar?.changeTab(this.tabName, "primary");
  }

  /** Opens the tab in a window of its own beside the sidebar. */
  async renderPopout(): Promise<this> {
    if (this.isPopout) return this;
    const { constructor } = this as unknown as {
      constructor: new (options: ApplicationDefaults) => AbstractSidebarTab;
    };
    this.#popout ??= new constructor({
      window: { frame: true, positioned: true, minimizable: true },
      position: { width: WIDTH, height: "auto" },
    }) as this;
    const popout = this.#popout;
    if (popout.rendered) return popout;
    const left = document.getElementById("ui-right")?.getBoundingClientRect().right ?? innerWidth;
    const sidebar = document.getElementById("sidebar")?.getBoundingClientRect().left ?? left;
    return popout.render({ force: true, position: { left: Math.max(sidebar - WIDTH - GAP, 0), top: GAP } });
  }

  override _initializeApplicationOptions(given: ApplicationDefaults): ApplicationOptions {
    const options = super._initializeApplicationOptions(given);
    const isPopout = options.window.frame === true;
    options.id = isPopout ? `${this.tabName}-popout` : this.tabName;
    options.classes = [...options.classes, `${this.tabName}-sidebar`, isPopout ? "sidebar-popout" : "tab"];
    return options;
  }

  override async _prepareContext(options: RenderOptions): Promise<Data> {
    const context = await super._prepareContext(options);
    return Object.assign(context, { user: game.user, rootId: this.id, isPopout: this.isPopout });
  }

  override async _renderFrame(options: RenderOptions): Promise<HTMLElement> {
    const frame = await super._renderFrame(options);
    if (this.isPopout) return frame;
    Object.assign(frame.dataset, { tab: this.tabName, group: "primary" });
    frame.setAttribute("role", "tabpanel");
    frame.setAttribute("aria-label", localize(this.options.window.title ?? ""));
    frame.classList.toggle("active", this.active);
    return frame;
  }

  override _insertElement(element: HTMLElement): void {
    const place = document.getElementById("sidebar-content");
    if (this.isPopout || !place || document.getElementById(element.id)) super._insertElement(element);
    else place.append(element);
  }

  override async _onFirstRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    if (this.isPopout && ui.sidebar) ui.sidebar.popouts[this.tabName] = this;
  }

  override async _onRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    if (!options.isFirstRender && this.#popout?.rendered)
      await this.#popout.render(options.parts ? { parts: [...options.parts] } : {});
  }

  override _onClose(options: Data): void {
    super._onClose(options);
    if (this.isPopout && ui.sidebar) delete ui.sidebar.popouts[this.tabName];
  }

  /** Is told that the sidebar shows the tab from now on. */
  _onActivate(): void {
    this.#tell("activate");
  }

  /** Is told that the sidebar shows another tab from now on. */
  _onDeactivate(): void {
    this.#tell("deactivate");
  }

  #tell(event: "activate" | "deactivate"): void {
    this.dispatchEvent(new Event(event));
    for (const cls of (this.constructor as typeof ApplicationV2).inheritanceChain())
      callAll(`${event}${cls.name}`, this);
  }
}
