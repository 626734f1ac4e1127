import { Hooks } from "../hooks/hooks.js";
import { h, icon, text } from "./dom.js";

/** A tab of the sidebar: its icon and the name of its panel. */
export interface SidebarTab {
  id: string;
  icon: string;
  label: string;
}

/** The strip of tabs and the panel of the one that is open. */
export class Sidebar {
  readonly tabGroups: { primary: string } = { primary: "chat" };
  readonly #buttons = new Map<string, HTMLButtonElement>();
  readonly #panels = new Map<string, HTMLElement>();
  expanded = true;

  constructor(
    readonly element: HTMLElement,
    tabs: SidebarTab[],
  ) {
    const content = h("div", { id: "sidebar-content" });
    const strip = h("nav", {
      id: "sidebar-tabs",
      role: "tablist",
      "aria-label": text("Sidebar.Title"),
      "aria-orientation": "vertical",
    });
    for (const tab of tabs) {
      const panel = h("section", {
        id: tab.id,
        class: `tab sidebar-tab ${tab.id}-sidebar`,
        role: "tabpanel",
        "data-tab": tab.id,
        "data-group": "primary",
        "aria-label": text(tab.label),
      });
      const button = h(
        "button",
        {
          type: "button",
          class: "ui-control icon",
          role: "tab",
          "data-action": "tab",
          "data-tab": tab.id,
          "data-group": "primary",
          "aria-controls": tab.id,
          "aria-label": text(tab.label),
          "data-tooltip": "",
          "data-tooltip-direction": "LEFT",
          onclick: () => this.#toggle(tab.id),
        },
        icon(tab.icon),
      );
      this.#panels.set(tab.id, panel);
      this.#buttons.set(tab.id, button);
      strip.append(button);
      content.append(panel);
    }
    strip.addEventListener("keydown", (event) => this.#onKey(event));
    element.replaceChildren(content, strip);
    this.changeTab("chat");
  }

  panel(id: string): HTMLElement {
    return this.#panels.get(id)!;
  }

  /** Opens a tab. */
  changeTab(id: string, group: "primary" = "primary"): void {
    if (!this.#panels.has(id)) throw new Error(`The sidebar has no tab "${id}"`);
    this.tabGroups[group] = id;
    for (const [tab, panel] of this.#panels) panel.classList.toggle("active", tab === id);
    for (const [tab, button] of this.#buttons) {
      button.classList.toggle("active", tab === id);
      button.setAttribute("aria-selected", String(tab === id));
      button.tabIndex = tab === id ? 0 : -1;
    }
    Hooks.callAll("changeSidebarTab", this.panel(id));
  }

  /** Shows or folds the panels; the strip stays. */
  toggleExpanded(expanded = !this.expanded): void {
    this.expanded = expanded;
    document.body.classList.toggle("sidebar-collapsed", !expanded);
    this.element.classList.toggle("expanded", expanded);
    Hooks.callAll("collapseSidebar", this, !expanded);
  }

  /** The open tab's own button folds the panel: on a phone the scene needs the room. */
  #toggle(id: string): void {
    if (this.tabGroups.primary === id) this.toggleExpanded();
    else {
      this.changeTab(id);
      this.toggleExpanded(true);
    }
  }

  #onKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const ids = [...this.#buttons.keys()];
    const next = ids[(ids.indexOf(this.tabGroups.primary) + step + ids.length) % ids.length]!;
    this.changeTab(next);
    this.#buttons.get(next)!.focus();
  }
}
