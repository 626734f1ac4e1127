import type { Data } from "../../../common/types.js";
import { Hooks } from "../../hooks/hooks.js";
import { processChatInput } from "../../text/index.js";
import { h, text } from "../dom.js";
import { attachMenu, type MenuItem } from "../menu.js";
import { attempt, Panel } from "../panel.js";
import { diceButtons, visibilityButtons } from "./chat-controls.js";
import { ChatInput } from "./chat-input.js";
import { ChatRows } from "./chat-rows.js";

/** How near the end still counts as reading the newest, in pixels. */
const NEAR = 80;

/** Between two readings of the clock, in milliseconds. */
const TICK = 30_000;

/** The chat: every message the user may see, and the field to write one. */
export class ChatLog extends Panel {
  readonly #list = h("ol", { class: "chat-log plain", role: "log", "aria-live": "polite", tabindex: 0 });
  readonly #controls = h("div", { id: "chat-controls" });
  readonly #rows = new ChatRows(this.#list);
  readonly #input: ChatInput;
  #follow = true;
  /** Where the reader is, in pixels from the top. */
  #top = 0;
  #sticking = false;

  constructor(element: HTMLElement) {
    super(element, "chat");
    this.#input = new ChatInput((message) => this.#send(message));
    this.#list.setAttribute("aria-label", text("Chat.Log"));
    this.#list.addEventListener("scroll", () => this.#onScroll());
    this.#list.addEventListener("click", (event) => this.#onClick(event));
    new ResizeObserver(() => this.#stick()).observe(this.#list);
    new MutationObserver(() => this.#stick()).observe(this.#list, { childList: true, subtree: true });
    setInterval(() => this.#rows.refreshTimes(), TICK);
    this.#list.addEventListener("load", () => this.#stick(), { capture: true });
    element.replaceChildren(this.#list, h("div", { class: "chat-form" }, this.#controls, this.#input.element));
    Hooks.on("createChatMessage", (message: Data) => void this.postOne(message));
    Hooks.on("updateChatMessage", (message: Data) => void this.updateMessage(message));
    Hooks.on("deleteChatMessage", (message: Data) => this.deleteMessage(message.id));
    Hooks.on("clientSettingChanged", (key: string) => {
      if (key === "core.rollMode" || key === "core.messageMode") this.#drawControls();
    });
  }

  get isAtBottom(): boolean {
    const { scrollHeight, scrollTop, clientHeight } = this.#list;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }

  protected override async draw(): Promise<void> {
    this.#drawControls();
    if (!this.rendered) {
      attachMenu(this.#list, ".chat-message[data-message-id]", this.#menu(), "getChatMessageContextOptions", this);
    }
    const messages = [...(game.messages as Iterable<Data>)].sort((a, b) => a.timestamp - b.timestamp);
    await Promise.all(messages.map((message) => this.#rows.put(message)));
    this.scrollBottom();
  }

  /** Adds a message to the log. */
  async postOne(message: Data): Promise<void> {
    await this.#rows.put(message);
    if (message.isAuthor) this.scrollBottom();
  }

  /** Draws a message anew where it stands. */
  async updateMessage(message: Data): Promise<void> {
    await this.#rows.put(message);
  }

  deleteMessage(id: string): void {
    this.#rows.remove(id);
  }

  scrollBottom(): void {
    this.#follow = true;
    this.#stick();
  }

  /**
   * Does what was typed: a message, a roll, a whisper. Packages may swallow it through `chatMessage`.
   * @returns the message, nothing when somebody else took care of it, null when it was refused
   */
  processMessage(message: string): Promise<unknown> {
    return processChatInput(message);
  }

  /** Whether what was typed is done with; if not it stays in the field, to be corrected. */
  async #send(message: string): Promise<boolean> {
    let answer: unknown = null;
    const done = await attempt(async () => (answer = await this.processMessage(message)));
    return done && answer !== null;
  }

  /** Who scrolls back stays there; a message that grows under the reader is no such thing. */
  #onScroll(): void {
    const { scrollTop } = this.#list;
    this.#follow = this.isAtBottom || (this.#follow && scrollTop >= this.#top);
    this.#top = scrollTop;
  }

  /** Keeps the end in view, once a frame: measuring the log at every change would lay the page out each time. */
  #stick(): void {
    if (this.#sticking) return;
    this.#sticking = true;
    requestAnimationFrame(() => {
      this.#sticking = false;
      if (!this.#follow) return;
      this.#list.scrollTop = this.#list.scrollHeight;
      this.#top = this.#list.scrollTop;
    });
  }

  #drawControls(): void {
    const key = (document.activeElement as HTMLElement | null)?.dataset?.key;
    const hadFocus = this.#controls.contains(document.activeElement);
    this.#controls.replaceChildren(
      visibilityButtons(),
      diceButtons((formula) => this.processMessage(`/r ${formula}`)),
    );
    if (hadFocus && key) this.#controls.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  }

  #messageOf(target: EventTarget | null): Data | undefined {
    const row = (target as Element | null)?.closest<HTMLElement>("[data-message-id]");
    return row ? game.messages.get(row.dataset.messageId) : undefined;
  }

  #onClick(event: Event): void {
    const target = event.target as Element;
    const action = target.closest<HTMLElement>("[data-action]")?.dataset.action;
    const message = this.#messageOf(target);
    if (!message) return;
    if (action === "deleteMessage" || action === "dismissMessage") void attempt(() => message.delete());
    else if (action === "expandRoll" || target.closest(".dice-roll:not(:has([data-action=expandRoll]))")) {
      target.closest(".dice-roll")?.classList.toggle("expanded");
    }
  }

  #menu(): MenuItem[] {
    return [
      {
        label: "Chat.Delete",
        icon: "trash",
        visible: (row) => Boolean(this.#messageOf(row)?.canUserModify(game.user, "delete")),
        run: (row) => attempt(() => this.#messageOf(row)?.delete()),
      },
    ];
  }
}
