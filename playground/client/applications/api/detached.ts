import type { ApplicationPosition } from "../types.js";
import { callAll, host, localize } from "../host.js";
import { instances } from "./registry.js";

type Applications = typeof instances;

/** A page of its own, known by the id of the window that it was opened for: that one fills it, others in it float. */
export interface DetachedWindowDescriptor {
  readonly window: Window;
  /** What stands in it, by id. */
  readonly applications: Applications;
}

interface OpenOptions {
  id: string;
  position?: ApplicationPosition;
}

/** What of the table's own page a page of its own is given; what packages add to its head is theirs to carry over. */
const CARRIED = "link[rel=stylesheet], style[data-manifest]";
/** Names that a page of its own knows as the table does. */
const SHARED = ["foundry", "game", "ui", "Math"] as const;

/** Opens and shuts pages of their own, into which windows are moved: `foundry.applications.detached`, from 14 on. */
class DetachedWindows {
  readonly windows = new Map<string, DetachedWindowDescriptor>();
  #focused: Window | null = null;

  /** The page that the user is in. */
  get focused(): Window | null {
    return this.#focused;
  }

  /** Opens a page of its own; the browser may refuse it, which is said. */
  async open({ id, position = {} }: OpenOptions): Promise<DetachedWindowDescriptor | null> {
    const { width, height } = position;
    const size = [
      ["width", width],
      ["height", height],
    ].flatMap(([name, value]) => (typeof value === "number" ? [`${name}=${Math.round(value)}`] : []));
    const win = window.open("", "", ["popup", ...size].join(","));
    if (!win) {
      host.ui.notifications?.error(localize("PLAYGROUND.Window.NoPage"));
      return null;
    }
    const inside = (): Applications => new Map([...instances].filter(([, app]) => app.window.windowId === id));
    const descriptor: DetachedWindowDescriptor = {
      window: win,
      get applications() {
        return inside();
      },
    };
    this.windows.set(id, descriptor);
    await this.#furnish(win);
    win.addEventListener("pagehide", () => void this.#onClose(id));
    this.#heed(window);
    this.#heed(win);
    window.addEventListener("pagehide", () => win.close(), { once: true });
    callAll("openDetachedWindow", id, win);
    return descriptor;
  }

  readonly #heeded = new WeakSet<Window>();

  /** Notes when the user is in a page. */
  #heed(page: Window): void {
    if (this.#heeded.has(page)) return;
    this.#heeded.add(page);
    for (const event of ["focus", "pointerdown", "keydown"])
      page.addEventListener(event, () => (this.#focused = page), true);
  }

  async #furnish(win: Window): Promise<void> {
    const page = win.document;
    for (const [from, to] of [
      [document.documentElement, page.documentElement],
      [document.body, page.body],
    ] as const)
      for (const { name, value } of from.attributes) to.setAttribute(name, value);
    page.body.classList.add("detached");
    page.title = document.title;
    Object.assign(win, Object.fromEntries(SHARED.map((name) => [name, (globalThis as never)[name] as unknown])));
    const carried = [...document.head.querySelectorAll<HTMLElement>(CARRIED)].map((style) =>
      page.importNode(style, true),
    );
    const loaded = carried.map(
      (style) => new Promise((resolve) => style.addEventListener("load", resolve, { once: true })),
    );
    page.head.append(...carried);
    host.game.tooltip?.activateEventListeners?.(page);
    await Promise.all(loaded);
  }

  /** Shuts a page that no window is left in. */
  closeIfEmpty(id: string): void {
    const descriptor = this.windows.get(id);
    if (descriptor?.applications.size === 0) descriptor.window.close();
  }

  /** Whoever shuts the page shuts what is in it. */
  async #onClose(id: string): Promise<void> {
    const descriptor = this.windows.get(id);
    if (!descriptor) return;
    const { window: win, applications } = descriptor;
    this.windows.delete(id);
    if (this.#focused === win) this.#focused = null;
    for (const app of applications.values()) await app.close();
    callAll("closeDetachedWindow", id, win);
  }
}

export const detached = new DetachedWindows();
