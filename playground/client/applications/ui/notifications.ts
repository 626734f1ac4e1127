import type { Data } from "../../../common/types.js";
import { cleanHTML } from "../../../common/utils/index.js";
import { localize } from "../host.js";

export type NotificationType = "info" | "warning" | "error" | "success";

export interface NotificationOptions {
  localize?: boolean;
  format?: Record<string, unknown>;
  permanent?: boolean;
  progress?: boolean;
  console?: boolean;
  /** `false`: the message is plain text. Otherwise it is cleaned as HTML. */
  clean?: boolean;
}

/** One message on the screen. */
export interface Notification {
  readonly id: number;
  readonly type: NotificationType;
  message: string;
  /** Share done, 0 to 1; only with `progress`. */
  pct: number;
  element: HTMLElement;
  readonly active: boolean;
  update(change: { message?: string; pct?: number } & NotificationOptions): void;
  remove(): void;
}

/** How long a message stays, in milliseconds. */
const LIFETIME_MS = 5000;
const ICONS: Record<NotificationType, string> = {
  info: "fa-solid fa-circle-info",
  warning: "fa-solid fa-triangle-exclamation",
  error: "fa-solid fa-circle-exclamation",
  success: "fa-solid fa-circle-check",
};

/** The short messages at the top of the page: `ui.notifications`. */
export class Notifications {
  #active = new Map<number, Notification>();
  #serial = 0;
  #list: HTMLElement | null = null;

  /** The messages on the screen, oldest first. */
  get active(): Notification[] {
    return [...this.#active.values()];
  }

  get element(): HTMLElement {
    if (this.#list?.isConnected) return this.#list;
    const list = document.createElement("ol");
    list.id = "notifications";
    document.body.append(list);
    this.#list = list;
    return list;
  }

  info(message: unknown, options?: NotificationOptions): Notification {
    return this.notify(message, "info", options);
  }
  warn(message: unknown, options?: NotificationOptions): Notification {
    return this.notify(message, "warning", options);
  }
  error(message: unknown, options?: NotificationOptions): Notification {
    return this.notify(message, "error", options);
  }
  success(message: unknown, options?: NotificationOptions): Notification {
    return this.notify(message, "success", options);
  }

  /** Shows a message. Errors interrupt a screen reader, the others wait. A click removes it. */
  notify(message: unknown, type: NotificationType = "info", options: NotificationOptions = {}): Notification {
    const id = ++this.#serial;
    const element = this.#build(id, type, options);
    const active = this.#active;
    const notification: Notification = {
      id,
      type,
      element,
      message: "",
      pct: options.progress ? 0 : 1,
      get active() {
        return active.has(id);
      },
      update: (change) => this.update(notification, { ...options, ...change }),
      remove: () => this.remove(notification),
    };
    active.set(id, notification);
    this.update(notification, { ...options, message: message instanceof Error ? message.message : String(message) });
    this.element.append(element);
    element.addEventListener("click", () => this.remove(notification));
    if (!options.permanent && !options.progress) setTimeout(() => this.remove(notification), LIFETIME_MS);
    return notification;
  }

  #build(id: number, type: NotificationType, options: NotificationOptions): HTMLElement {
    const element = document.createElement("li");
    element.className = `notification ${type}`;
    element.classList.toggle("permanent", options.permanent ?? false);
    element.dataset.id = String(id);
    element.setAttribute("role", type === "error" ? "alert" : "status");
    element.setAttribute("aria-live", type === "error" ? "assertive" : "polite");
    const icon = document.createElement("i");
    icon.className = `icon ${ICONS[type]}`;
    icon.inert = true;
    const text = document.createElement("p");
    const close = document.createElement("button");
    close.type = "button";
    close.className = "close icon fa-solid fa-xmark";
    close.setAttribute("aria-label", localize("PLAYGROUND.Window.Close"));
    element.append(icon, text);
    if (options.progress) element.append(progressBar());
    element.append(close);
    return element;
  }

  /** Changes the text or the progress of a message; one that is complete goes away by itself. */
  update(notification: Notification | number, change: { message?: string; pct?: number } & NotificationOptions): void {
    const target = typeof notification === "number" ? this.#active.get(notification) : notification;
    if (!target) return;
    if (change.message !== undefined) {
      target.message = textOf(change.message, change);
      const text = target.element.querySelector("p");
      if (text && change.clean === false) text.textContent = target.message;
      else if (text) text.innerHTML = cleanHTML(target.message);
    }
    const bar = target.element.querySelector<HTMLProgressElement>("progress");
    if (change.pct === undefined || !bar) return;
    target.pct = Math.min(Math.max(change.pct, 0), 1);
    bar.value = target.pct;
    if (target.pct === 1 && !change.permanent) setTimeout(() => this.remove(target), LIFETIME_MS / 2);
  }

  remove(notification: Notification | number): void {
    const target = typeof notification === "number" ? this.#active.get(notification) : notification;
    if (!target) return;
    this.#active.delete(target.id);
    target.element.remove();
  }

  clear(): void {
    for (const notification of this.active) this.remove(notification);
  }

  has(notification: Notification | number): boolean {
    return this.#active.has(typeof notification === "number" ? notification : notification.id);
  }
}

/** The text of a message. Values put into a translation are escaped, since the whole is read as HTML. */
function textOf(message: string, options: NotificationOptions): string {
  if (!options.format) return options.localize ? localize(message) : message;
  const data: Data = {};
  for (const [key, value] of Object.entries(options.format)) {
    data[key] = typeof value === "string" && options.clean !== false ? escaped(value) : value;
  }
  return localize(message, data);
}

const escaped = (value: string): string => {
  const holder = document.createElement("span");
  holder.textContent = value;
  return holder.innerHTML;
};

function progressBar(): HTMLProgressElement {
  const bar = document.createElement("progress");
  bar.max = 1;
  bar.value = 0;
  return bar;
}
