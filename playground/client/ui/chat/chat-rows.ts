import type { Data } from "../../../common/types.js";
import { Hooks } from "../../hooks/hooks.js";
import { timeSince } from "../../handlebars/helpers/text.js";
import { h } from "../dom.js";

/** The rows of a log: one per message the user may see, in order of time, each drawn by its own message. */
export class ChatRows {
  readonly #versions = new Map<string, number>();

  constructor(
    readonly list: HTMLElement,
    private readonly options: Data = {},
  ) {}

  find(id: string): HTMLElement | null {
    return this.list.querySelector(`:scope > [data-message-id="${CSS.escape(id)}"]`);
  }

  /** When the oldest message drawn was written; nothing is older than a log without any. */
  get oldest(): number {
    const first = this.list.firstElementChild as HTMLElement | null;
    return first ? Number(first.dataset.timestamp) : Infinity;
  }

  remove(id: string): void {
    this.#versions.delete(id);
    this.find(id)?.remove();
  }

  /** Draws a message in its place; a message that shows nothing has no row. */
  async put(message: Data): Promise<HTMLElement | null> {
    const id = message.id as string;
    const version = (this.#versions.get(id) ?? 0) + 1;
    this.#versions.set(id, version);
    if (message.visible === false) {
      this.find(id)?.remove();
      return null;
    }
    if (!this.find(id)) this.#insert(h("li", { class: "chat-message pending", "data-message-id": id }), message);
    const row = await this.#draw(message);
    if (this.#versions.get(id) !== version) return this.find(id);
    this.find(id)?.replaceWith(row);
    return row;
  }

  /** Says anew how long ago each message came. */
  refreshTimes(): void {
    for (const row of this.list.querySelectorAll<HTMLElement>(":scope > [data-timestamp]")) {
      const time = row.querySelector(".message-timestamp");
      if (time) time.textContent = timeSince(Number(row.dataset.timestamp));
    }
  }

  async #draw(message: Data): Promise<HTMLElement> {
    try {
      const row = (await message.renderHTML({ canDelete: game.user.isGM, ...this.options })) as HTMLElement;
      row.dataset.messageId = message.id as string;
      row.dataset.timestamp = String(message.timestamp ?? 0);
      row.tabIndex = 0;
      return row;
    } catch (error) {
      Hooks.onError("ChatRows.put", error, { msg: `The message ${message.id} could not be drawn` });
      return h("li", { class: "chat-message message error", "data-message-id": message.id, tabindex: 0 }, message.id);
    }
  }

  #insert(row: HTMLElement, message: Data): void {
    const time = Number(message.timestamp ?? 0);
    row.dataset.timestamp = String(time);
    const later = [...this.list.children].find((other) => Number((other as HTMLElement).dataset.timestamp) > time);
    this.list.insertBefore(row, later ?? null);
  }
}
