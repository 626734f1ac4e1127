import { h, icon, text } from "../dom.js";

const HISTORY = 20;

/** The field messages are typed in. Enter sends, shift and Enter begins a line, the arrows walk through what was sent. */
export class ChatInput {
  readonly element: HTMLElement;
  readonly field: HTMLTextAreaElement;
  readonly #sent: string[] = [];
  #at = -1;

  constructor(private readonly send: (message: string) => Promise<boolean>) {
    this.field = h("textarea", {
      id: "chat-message",
      class: "chat-input",
      rows: 2,
      maxlength: 10000,
      autocomplete: "off",
      placeholder: text("Chat.Placeholder"),
      "aria-label": text("Chat.Input"),
    });
    this.field.addEventListener("keydown", (event) => this.#onKey(event));
    const button = h(
      "button",
      {
        type: "button",
        class: "icon",
        "aria-label": text("Chat.Send"),
        "data-tooltip": "",
        onclick: () => void this.#submit(),
      },
      icon("paper-plane"),
    );
    this.element = h("div", { class: "chat-entry" }, this.field, button);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      void this.#submit();
    } else if (event.key === "ArrowUp" && this.field.selectionEnd === 0) this.#recall(event, 1);
    else if (event.key === "ArrowDown" && this.#at >= 0) this.#recall(event, -1);
  }

  #recall(event: KeyboardEvent, step: number): void {
    const next = this.#at + step;
    if (next >= this.#sent.length) return;
    event.preventDefault();
    this.#at = Math.max(next, -1);
    this.field.value = this.#sent[this.#at] ?? "";
    this.field.setSelectionRange(0, 0);
  }

  /** Sends what is typed, and makes room for more at once; what was refused comes back, before whatever was typed since. */
  async #submit(): Promise<void> {
    const message = this.field.value.trim();
    if (!message) return;
    this.field.value = "";
    if (await this.send(message)) {
      this.#sent.unshift(message);
      this.#sent.length = Math.min(this.#sent.length, HISTORY);
      this.#at = -1;
    } else this.field.value = [message, this.field.value].filter(Boolean).join("\n");
  }
}
