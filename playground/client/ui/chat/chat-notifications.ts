import type { Data } from "../../../common/types.js";
import { h } from "../dom.js";
import { ChatRows } from "./chat-rows.js";

/** How many copies stand beside the sidebar at once. */
const MOST = 5;

/** Copies of what is said while nobody sees the log, beside the sidebar, each for a while. */
export class ChatNotifications {
  readonly element = h("div", { id: "chat-notifications" });
  readonly #rows = new ChatRows(h("ol", { class: "chat-log plain" }), { canClose: true, canDelete: false });
  readonly #clocks = new Map<string, ReturnType<typeof setTimeout>>();

  /** @param duration how long a copy stands, in milliseconds */
  constructor(private readonly duration: number) {
    this.element.append(this.#rows.list);
    // Who is reading one, or about to use it, is not hurried.
    this.element.addEventListener("pointerover", (event) => this.#hold(event.target));
    this.element.addEventListener("focusin", (event) => this.#hold(event.target));
    for (const leaving of ["pointerout", "focusout"]) {
      this.element.addEventListener(leaving, (event) => this.#release(event as PointerEvent));
    }
  }

  /** Shows a copy of a message. */
  async post(message: Data): Promise<void> {
    if (!(await this.#rows.put(message))) return;
    this.#count(message.id);
    const { children } = this.#rows.list;
    if (children.length > MOST) this.dismiss((children[0] as HTMLElement).dataset.messageId ?? "");
  }

  /** Draws the copy of a message anew, where there is one. */
  async update(message: Data): Promise<void> {
    if (this.#rows.find(message.id)) await this.#rows.put(message);
  }

  /** Takes a copy away; its message stays in the log. */
  dismiss(id: string): void {
    clearTimeout(this.#clocks.get(id));
    this.#clocks.delete(id);
    this.#rows.remove(id);
  }

  /** Takes all of them away. */
  clear(): void {
    for (const id of this.#clocks.keys()) this.dismiss(id);
  }

  refreshTimes(): void {
    this.#rows.refreshTimes();
  }

  #count(id: string): void {
    clearTimeout(this.#clocks.get(id));
    this.#clocks.set(
      id,
      setTimeout(() => this.dismiss(id), this.duration),
    );
  }

  #hold(target: EventTarget | null): void {
    clearTimeout(this.#clocks.get(idOf(target)));
  }

  #release({ target, relatedTarget }: PointerEvent): void {
    const id = idOf(target);
    if (this.#clocks.has(id) && idOf(relatedTarget) !== id) this.#count(id);
  }
}

const idOf = (target: EventTarget | null): string =>
  (target as Element | null)?.closest<HTMLElement>("[data-message-id]")?.dataset.messageId ?? "";
