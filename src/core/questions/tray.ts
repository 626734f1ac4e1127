import { reportFailure } from "../errors.js";
import { eventsOf } from "../following.js";
import { plural, t } from "../i18n.js";
import { untouched } from "../pressed.js";
import { listen } from "../types/hooks.js";
import { jumpTo } from "./jump.js";
import { openQuestions, type OpenQuestion } from "./list.js";

/** What asks a question, answers it, or takes whoever is asked away. */
const CHANGES = [...eventsOf("ChatMessage"), "updateActor", "userConnected", "gardien.settingChanged"];

/** The open questions of the table, for keepers: how many, and each of them one click from its card. */
export class QuestionTray {
  readonly #element = document.createElement("details");
  /** What is drawn now: the same once more is not drawn again. */
  #drawn = "";
  #looking: Promise<void> = Promise.resolve();

  /** Puts the tray on the page, and keeps it true from now on. */
  open(): void {
    this.#element.className = "gardien g-tray";
    this.#element.hidden = true;
    this.#element.addEventListener("click", (event) => this.#click(event));
    this.#element.addEventListener("keydown", (event) => event.key === "Escape" && this.#close(event));
    (document.getElementById("interface") ?? document.body).append(this.#element);
    const later = foundry.utils.debounce(() => this.#follow(), 80);
    for (const hook of CHANGES) listen(hook, later);
    this.#follow();
  }

  /** One look after the other: the last one shows what holds now. */
  #follow(): void {
    this.#looking = this.#looking.then(() => this.#draw()).catch((error: unknown) => reportFailure("questions", error));
  }

  async #draw(): Promise<void> {
    const questions = await openQuestions();
    const drawn = JSON.stringify(questions);
    if (drawn === this.#drawn) return;
    await untouched(this.#element); // nothing moves under a pressed button
    this.#drawn = drawn;
    this.#element.hidden = questions.length === 0;
    if (questions.length === 0) this.#element.open = false;
    const summary = document.createElement("summary");
    summary.textContent = plural("GARDIEN.QUESTION.waiting", questions.length);
    const list = document.createElement("ul");
    list.append(...questions.map(entry));
    this.#element.replaceChildren(summary, list);
  }

  #click(event: Event): void {
    const button = (event.target as HTMLElement).closest<HTMLElement>("[data-message]");
    if (!button) return;
    jumpTo(button.dataset["message"] ?? "");
    this.#element.open = false;
  }

  #close(event: Event): void {
    if (!this.#element.open) return;
    event.stopPropagation();
    this.#element.open = false;
    this.#element.querySelector("summary")?.focus();
  }
}

function entry({ kind, message, name, asked }: OpenQuestion): HTMLElement {
  const row = document.createElement("li");
  const button = document.createElement("button");
  const [who, what] = [document.createElement("b"), document.createElement("span")];
  button.type = "button";
  button.className = "g-tray__row";
  button.dataset["message"] = message;
  who.textContent = name;
  what.textContent = t(`GARDIEN.QUESTION.${asked === "" ? kind : "asked"}`, { name: asked });
  button.append(who, what);
  row.append(button);
  return row;
}
