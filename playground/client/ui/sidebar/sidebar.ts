import type { Data } from "../../../common/types.js";
import { ApplicationV2 } from "../../applications/api/application.js";
import { HandlebarsApplicationMixin } from "../../applications/api/handlebars-mixin.js";
import { callAll } from "../../applications/host.js";
import type { ApplicationDefaults, RenderOptions, TabsConfiguration } from "../../applications/types.js";
import { h } from "../dom.js";
import type { AbstractSidebarTab } from "./sidebar-tab.js";

/** What the strip shows of a tab. */
export interface SidebarTabDescriptor {
  icon: string;
  tooltip: string;
  gmOnly?: boolean;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const DESCRIPTORS: Record<string, SidebarTabDescriptor> = {
  chat: { icon: "fa-solid fa-comments", tooltip: "PLAYGROUND.Chat.Title" },
  combat: { icon: "fa-solid fa-hand-fist", tooltip: "PLAYGROUND.Combat.Title" },
  actors: { icon: "fa-solid fa-user", tooltip: "PLAYGROUND.Actors.Title" },
  items: { icon: "fa-solid fa-suitcase", tooltip: "PLAYGROUND.Items.Title" },
  journal: { icon: "fa-solid fa-book-open", tooltip: "PLAYGROUND.Journal.Title" },
  tables: { icon: "fa-solid fa-table-list", tooltip: "PLAYGROUND.Tables.Title" },
  compendium: { icon: "fa-solid fa-book-atlas", tooltip: "PLAYGROUND.Compendium.Title" },
  settings: { icon: "fa-solid fa-gears", tooltip: "PLAYGROUND.Settings.Title" },
};

/** The strip of tabs and the room for the one that is open. */
export class Sidebar extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    id: "sidebar",
    tag: "aside",
    window: { frame: false, positioned: false },
    actions: { toggleState: Sidebar.#onToggleState },
  };
  static override PARTS = { tabs: { id: "tabs", template: "templates/sidebar/tabs.hbs" } };
  /** As documented a list of tabs by name, not of groups of tabs as in other applications. */
  static override TABS = DESCRIPTORS as unknown as Record<string, TabsConfiguration>;

  override tabGroups: { primary: string } = { primary: "chat" };
  /** The tabs that stand in windows of their own, by name. */
  readonly popouts: Record<string, AbstractSidebarTab> = {};
  readonly #content = h("div", { id: "sidebar-content", class: "expanded" });

  /** Whether the open tab is to be seen, or only the strip. */
  get expanded(): boolean {
    return this.#content.classList.contains("expanded");
  }

  /** Shows or folds the panels; the strip stays. */
  toggleExpanded(expanded = !this.expanded): void {
    this.#content.classList.toggle("expanded", expanded);
    document.body.classList.toggle("sidebar-collapsed", !expanded);
    const toggle = this.element?.querySelector("[data-action=toggleState]");
    toggle?.setAttribute("aria-expanded", String(expanded));
    ui.chat?._toggleNotifications?.();
    if (expanded && ui.chat?.active) void ui.chat.scrollBottom();
    callAll("collapseSidebar", this, !expanded);
  }

  /** Opens a tab. */
  override changeTab(tab: string, group: string, options: { force?: boolean } = {}): void {
    const { primary: before } = this.tabGroups;
    super.changeTab(tab, group, options);
    if (group !== "primary" || (before === tab && !options.force)) return;
    for (const button of this.#buttons()) button.tabIndex = button.dataset.tab === tab ? 0 : -1;
    const [was, is] = [ui[before], ui[tab]] as (AbstractSidebarTab | undefined)[];
    was?._onDeactivate();
    is?._onActivate();
    callAll("changeSidebarTab", is);
  }

  override async _prepareContext(_options: RenderOptions): Promise<Data> {
    const { TABS } = this.constructor as unknown as { TABS: Record<string, SidebarTabDescriptor> };
    const tabs = Object.entries(TABS).filter(([, { gmOnly }]) => !gmOnly || game.user.isGM);
    const shown = tabs.map(([id, tab]) => ({ id, ...tab, active: id === this.tabGroups.primary }));
    return { tabs: shown, expanded: this.expanded };
  }

  override _replaceHTML(result: Record<string, HTMLElement>, content: HTMLElement, options: RenderOptions): void {
    super._replaceHTML(result, content, options);
    content.append(this.#content);
  }

  override async _onFirstRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("contextmenu", (event) => this.#onPopOut(event));
    this.element.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** The open tab's own button folds the panel: on a phone the scene needs the room. */
  override _onClickTab(event: PointerEvent, target: HTMLElement): void {
    const { tab } = target.dataset;
    if (tab === this.tabGroups.primary) return this.toggleExpanded();
    super._onClickTab(event, target);
    this.toggleExpanded(true);
  }

  #buttons(): HTMLElement[] {
    return [...this.element.querySelectorAll<HTMLElement>("#sidebar-tabs [data-tab]")];
  }

  #onPopOut(event: Event): void {
    const button = (event.target as Element).closest<HTMLElement>("#sidebar-tabs [data-tab]");
    if (!button) return;
    event.preventDefault();
    void (ui[button.dataset.tab ?? ""] as AbstractSidebarTab | undefined)?.renderPopout();
  }

  #onKey(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const buttons = this.#buttons();
    if (!step || !buttons.includes(event.target as HTMLElement)) return;
    event.preventDefault();
    const at = buttons.findIndex(({ dataset }) => dataset.tab === this.tabGroups.primary);
    const next = buttons.at((at + step) % buttons.length);
    this.changeTab(next?.dataset.tab ?? "chat", "primary");
    next?.focus();
  }

  static #onToggleState(this: Sidebar): void {
    this.toggleExpanded();
  }
}
