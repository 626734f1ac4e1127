import { callAll, localize } from "../host.js";
import type { ApplicationV2 } from "../api/application.js";

/** An entry of a context menu, in the words of generation 13 (`name`, `condition`, `callback`) or 14 (`label`, `visible`, `onClick`). */
export interface ContextMenuEntry {
  name?: string;
  label?: string;
  icon?: string;
  classes?: string;
  group?: string;
  condition?: boolean | ((target: HTMLElement) => boolean);
  visible?: boolean | ((target: HTMLElement) => boolean);
  callback?: (target: HTMLElement) => unknown;
  onClick?: (event: PointerEvent, target: HTMLElement) => unknown;
}

export interface ContextMenuOptions {
  eventName?: string;
  fixed?: boolean;
  jQuery?: boolean;
  onOpen?: (target: HTMLElement) => unknown;
  onClose?: (target: HTMLElement) => unknown;
}

/** A menu that opens beside the element it was asked for. One at a time; arrows move, Escape closes. */
export class ContextMenu {
  static get implementation(): typeof ContextMenu {
    return ContextMenu;
  }

  /** Attaches a menu whose entries listeners of a hook may change. */
  static create(
    app: ApplicationV2,
    container: HTMLElement,
    selector: string,
    entries: ContextMenuEntry[],
    options: ContextMenuOptions & { hookName?: string } = {},
  ): ContextMenu {
    if (options.hookName) callAll(`get${options.hookName}ContextOptions`, app, entries);
    return new ContextMenu(container, selector, entries, options);
  }

  static #open: ContextMenu | null = null;
  /** Closes whichever menu is open. */
  static closeAll(): void {
    ContextMenu.#open?.close();
  }

  menuItems: ContextMenuEntry[];
  target: HTMLElement | null = null;
  #menu: HTMLElement | null = null;
  #options: ContextMenuOptions;

  constructor(
    readonly element: HTMLElement,
    readonly selector: string | null | undefined,
    menuItems: ContextMenuEntry[],
    options: ContextMenuOptions = {},
  ) {
    this.menuItems = menuItems;
    this.#options = options;
    element.addEventListener(options.eventName ?? "contextmenu", (event) => this.#onActivate(event));
  }

  #onActivate(event: Event): void {
    const origin = event.target as HTMLElement;
    const target = this.selector ? origin.closest<HTMLElement>(this.selector) : this.element;
    if (!target || !this.element.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    const wasOpen = this.#menu !== null && this.target === target;
    ContextMenu.closeAll();
    if (!wasOpen) void this.render(target, { event });
  }

  /** Opens the menu for an element, at the pointer when there is one. */
  async render(target: HTMLElement, { event }: { event?: Event } = {}): Promise<void> {
    const entries = this.menuItems.filter((entry) => this.#allowed(entry, target));
    if (!entries.length) return;
    ContextMenu.closeAll();
    ContextMenu.#open = this;
    this.target = target;
    this.#options.onOpen?.(target);
    const page = target.ownerDocument;
    const menu = this.#build(entries, page);
    this.#menu = menu;
    (target.closest("dialog") ?? page.body).append(menu);
    target.classList.add("context");
    this.#place(menu, target, event);
    page.addEventListener("pointerdown", this.#onOutside, true);
    page.addEventListener("keydown", this.#onKey, true);
    menu.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  }

  #allowed(entry: ContextMenuEntry, target: HTMLElement): boolean {
    const test = entry.visible ?? entry.condition ?? true;
    return typeof test === "function" ? test(target) : test;
  }

  #build(entries: ContextMenuEntry[], page: Document): HTMLElement {
    const nav = page.createElement("nav");
    nav.id = "context-menu";
    nav.className = "context-menu themed";
    nav.classList.add(page.body.classList.contains("theme-dark") ? "theme-dark" : "theme-light");
    const list = page.createElement("ol");
    list.className = "context-items";
    list.setAttribute("role", "menu");
    for (const entry of entries) list.append(this.#item(entry, page));
    nav.append(list);
    return nav;
  }

  #item(entry: ContextMenuEntry, page: Document): HTMLLIElement {
    const item = page.createElement("li");
    item.className = `context-item ${entry.classes ?? ""}`.trim();
    item.setAttribute("role", "menuitem");
    item.tabIndex = -1;
    if (entry.icon) item.append(iconOf(entry.icon, page));
    const label = page.createElement("span");
    label.textContent = localize(entry.label ?? entry.name ?? "");
    item.append(label);
    item.addEventListener("click", (event) => this.#choose(entry, event as PointerEvent));
    return item;
  }

  #choose(entry: ContextMenuEntry, event: PointerEvent): void {
    const target = this.target;
    event.preventDefault();
    event.stopPropagation();
    this.close();
    if (!target) return;
    if (entry.onClick) entry.onClick(event, target);
    else entry.callback?.(target);
  }

  #place(menu: HTMLElement, target: HTMLElement, event?: Event): void {
    const view = target.ownerDocument.defaultView ?? window;
    const box = target.getBoundingClientRect();
    const pointer = event as Partial<MouseEvent> | undefined;
    const atPointer = Boolean(pointer?.clientX || pointer?.clientY); // a menu key reports 0, 0
    const x = atPointer ? (pointer?.clientX ?? 0) : box.left;
    const y = atPointer ? (pointer?.clientY ?? 0) : box.bottom;
    menu.style.left = `${Math.max(0, Math.min(x, view.innerWidth - menu.offsetWidth))}px`;
    menu.style.top = `${Math.max(0, Math.min(y, view.innerHeight - menu.offsetHeight))}px`;
  }

  #onOutside = (event: Event): void => {
    if (!this.#menu?.contains(event.target as Node)) this.close({ refocus: false });
  };

  #onKey = (event: KeyboardEvent): void => {
    const items = [...(this.#menu?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const active = this.#menu?.ownerDocument.activeElement as HTMLElement | null;
    const at = active ? items.indexOf(active) : -1;
    const moves: Record<string, () => void> = {
      ArrowDown: () => items[(at + 1) % items.length]?.focus(),
      ArrowUp: () => items[(at - 1 + items.length) % items.length]?.focus(),
      Home: () => items[0]?.focus(),
      End: () => items.at(-1)?.focus(),
      Enter: () => items[at]?.click(),
      " ": () => items[at]?.click(),
      Escape: () => this.close(),
      Tab: () => this.close(),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };

  /** Closes the menu and gives the focus back to where it was asked for. */
  close({ refocus = true }: { refocus?: boolean } = {}): void {
    const { target } = this;
    if (!this.#menu || !target) return;
    const page = target.ownerDocument;
    page.removeEventListener("pointerdown", this.#onOutside, true);
    page.removeEventListener("keydown", this.#onKey, true);
    this.#menu.remove();
    this.#menu = null;
    this.target = null;
    target.classList.remove("context");
    if (ContextMenu.#open === this) ContextMenu.#open = null;
    if (refocus) (target.matches("a, button, [tabindex]") ? target : null)?.focus();
    this.#options.onClose?.(target);
  }
}

/** An icon given as classes or, in generation 13, as a piece of markup whose classes are taken. */
function iconOf(icon: string, page: Document): HTMLElement {
  const classes = icon.includes("<") ? (/class="([^"]*)"/.exec(icon)?.[1] ?? "") : icon;
  const element = page.createElement("i");
  element.className = `${classes} fa-fw`;
  element.inert = true;
  return element;
}
