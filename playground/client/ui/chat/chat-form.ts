import { Hooks } from "../../hooks/hooks.js";
import { h } from "../dom.js";
import { attempt } from "../../net/refusal.js";
import { diceButtons, visibilityButtons } from "./chat-controls.js";
import { ChatInput } from "./chat-input.js";

/** The field messages are typed in, with who sees them and quick dice. There is one, and it goes where the chat is. */
export class ChatForm {
  readonly element = h("div", { class: "chat-form-content" });
  readonly #controls = h("div", { id: "chat-controls" });
  readonly #input: ChatInput;

  /** @param process does what was typed; its answer is null when it was refused */
  constructor(private readonly process: (message: string) => Promise<unknown>) {
    this.#input = new ChatInput((message) => this.#send(message));
    this.element.append(this.#controls, this.#input.element);
    this.#drawControls();
    Hooks.on("clientSettingChanged", (key: string) => {
      if (key === "core.rollMode" || key === "core.messageMode") this.#drawControls();
    });
  }

  /** What packages are told of, by selector. */
  get parts(): Record<string, HTMLElement> {
    return { "#chat-controls": this.#controls, "#chat-message": this.#input.field };
  }

  /** Whether what was typed is done with; if not it stays in the field, to be corrected. */
  async #send(message: string): Promise<boolean> {
    let answer: unknown = null;
    const done = await attempt(async () => (answer = await this.process(message)));
    return done && answer !== null;
  }

  #drawControls(): void {
    const key = (document.activeElement as HTMLElement | null)?.dataset?.key;
    const hadFocus = this.#controls.contains(document.activeElement);
    this.#controls.replaceChildren(
      visibilityButtons(),
      diceButtons((formula) => this.process(`/r ${formula}`)),
    );
    if (hadFocus && key) this.#controls.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  }
}
