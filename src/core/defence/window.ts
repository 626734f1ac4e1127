import { inUse } from "../ui/pages.js";
import { reportFailure } from "../text/errors.js";
import { FIELD_TEMPLATES } from "../deed/window.js";
import { eventsOf } from "../ui/hook-subscription.js";
import { t } from "../text/i18n.js";
import { isReadable } from "../ui/forms/typing.js";
import { fieldValue } from "../ui/forms/field-value.js";
import { TaskWindow } from "../ui/task-window.js";
import type { RenderOptions, WindowContext } from "../ui/window.js";
import { knownAs } from "../world/names.js";
import { give } from "./answer.js";
import type { DefenceDraft } from "../play/draft/answer-draft.js";
import { overdueIn } from "../play/arbiter/answer-times.js";
import { defenceContext } from "./window-context.js";

/** Hooks of changes that concern an open window. */
const WORLD_HOOKS = [
  ...eventsOf("Actor", "Item", "Token", "ActiveEffect"),
  ...["updateChatMessage", "deleteChatMessage", "gardien.settingChanged"],
];

const TEMPLATES = [...FIELD_TEMPLATES, "systems/gardien/templates/core/defence/reply.hbs"];

/** Selector of fields in which a typed number is no key of a reply. */
const TYPED = "textarea, select, input:not([type=checkbox])";

interface OpenOptions {
  /** True for a window that opens by itself, and leaves the focus where the user is typing. */
  readonly quietly?: boolean;
}

/** The window that answers for a target: what is known of the blow, and each way to answer it with its odds. */
export class DefenceWindow extends TaskWindow {
  static override DEFAULT_OPTIONS = {
    tag: "form",
    classes: ["gardien", "g-window", "g-deed", "g-prompt"],
    position: { width: 440, height: "auto" },
    window: { resizable: true, icon: "fa-solid fa-shield-halved" },
    form: { handler: DefenceWindow.#submit, closeOnSubmit: false },
    actions: { reply: DefenceWindow.#reply, unfold: DefenceWindow.#unfold },
  };

  static override PARTS = {
    defence: {
      template: "systems/gardien/templates/core/defence/defence.hbs",
      templates: TEMPLATES,
      scrollable: [".g-deed__body"],
    },
  };

  static readonly #open = new Map<string, DefenceWindow>();

  readonly #draft: DefenceDraft;
  readonly #quietly: boolean;
  #resolveClosed: () => void = () => undefined;
  readonly #closed = new Promise<void>((resolve) => (this.#resolveClosed = resolve));
  #answering = false;
  #unfolded = false;
  /** Timer that redraws it when the table has waited long enough. */
  #overdue: ReturnType<typeof setTimeout> | undefined;

  private constructor(draft: DefenceDraft, ruleset: string, quietly: boolean) {
    super({ id: windowId(draft.message, draft.index), classes: [ruleset] });
    this.#draft = draft;
    this.#quietly = quietly;
  }

  /** Opens the window of a question, or brings it to the front. */
  static async open(draft: DefenceDraft, { quietly = false }: OpenOptions = {}): Promise<void> {
    const open = DefenceWindow.#open.get(windowId(draft.message, draft.index));
    if (open?.rendered) {
      open.bringToFront();
      return;
    }
    const { asked } = draft;
    if (!asked) return;
    const window = new DefenceWindow(draft, asked.verdict.intent.ruleset, quietly);
    DefenceWindow.#open.set(window.id, window);
    await window.render({ force: true });
  }

  /** Resolves once no window of this question is open. */
  static async closed(message: ChatMessage, index: number): Promise<void> {
    const open = DefenceWindow.#open.get(windowId(message, index));
    if (open) await open.#closed;
  }

  override get title(): string {
    const { asked } = this.#draft;
    return t("GARDIEN.DEFENCE.title", { name: asked ? knownAs(asked.target).name : "" });
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const { asked } = this.#draft;
    return Object.assign(
      await super._prepareContext(options),
      { id: this.id },
      asked && defenceContext(this.#draft, asked, this.#unfolded),
    );
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("change", (event) => this.#change(event));
    this.element.addEventListener("input", (event) => isReadable(event.target) && this.#change(event));
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.following.redraw(WORLD_HOOKS, () => this.#refresh());
    this.#overdue = this.#whenOverdue();
    this.beDialog("question");
    this.element.setAttribute("aria-describedby", `${this.id}-blow`);
    const busy = this.#quietly && inUse()?.matches("input, textarea, select, [contenteditable=true]");
    if (!busy) this.#first()?.focus();
  }

  /** Returns the reply that counts where no other is chosen; `null`: none. */
  #first(): HTMLButtonElement | null {
    const open = "[data-action=reply]:not([aria-disabled=true])";
    return this.element.querySelector(`${open}[data-usual]`) ?? this.element.querySelector(open);
  }

  #whenOverdue(): ReturnType<typeof setTimeout> | undefined {
    const { asked } = this.#draft;
    const wait = asked && overdueIn(asked);
    return wait ? setTimeout(() => this.#refreshSafely(), wait) : undefined;
  }

  #refreshSafely(): void {
    this.#refresh().catch((error: unknown) => reportFailure("defence.window", error));
  }

  protected override ended(): void {
    DefenceWindow.#open.delete(this.id);
    clearTimeout(this.#overdue);
    this.#resolveClosed();
  }

  /** Redraws, or closes when the question is closed: it was answered, or the attack undone. */
  async #refresh(): Promise<void> {
    if (!this.rendered || this.#answering) return;
    if (this.#draft.asked) await this.render();
    else await this.close();
  }

  #change(event: Event): void {
    if (!this.guard.accepts(event)) return;
    this.#take(event.target as HTMLInputElement | HTMLSelectElement);
    void this.render();
  }

  #take(field: HTMLInputElement | HTMLSelectElement): void {
    const { field: id } = field.dataset;
    if (id !== undefined) this.#draft.choices[id] = fieldValue(field);
  }

  #key(event: KeyboardEvent): void {
    const field = event.target as HTMLElement;
    const numbered =
      field.matches(TYPED) || event.ctrlKey || event.altKey || event.metaKey ? null : this.#numbered(event);
    if (numbered) numbered.click();
    else if (event.key !== "Enter" || field.matches("button, textarea")) return;
    else if (!event.repeat) (this.element as HTMLFormElement).requestSubmit(); // a key held down answers once
    event.preventDefault();
    event.stopPropagation();
  }

  /** Returns the reply of a number key, on any keyboard; `null` for other keys, and for one held down. */
  #numbered({ key, code, repeat }: KeyboardEvent): HTMLButtonElement | null {
    const number = /^\d$/.test(key) ? key : /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
    return number === undefined || repeat ? null : this.element.querySelector(`[data-number="${number}"]`);
  }

  static async #unfold(this: DefenceWindow): Promise<void> {
    this.#unfolded = !this.#unfolded;
    await this.renderAndFocus("[data-action=unfold]");
  }

  static async #submit(this: DefenceWindow): Promise<void> {
    const { reply } = this.#first()?.dataset ?? {};
    if (reply !== undefined) await this.#answer(reply);
  }

  static async #reply(this: DefenceWindow, _event: Event, { dataset }: HTMLElement): Promise<void> {
    await this.#answer(dataset.reply ?? "");
  }

  /** Answers once, however often a button is pressed; closes the window when the question is closed. */
  async #answer(reply: string): Promise<void> {
    if (this.#answering) return;
    this.#answering = true;
    for (const field of this.element.querySelectorAll<HTMLInputElement>("[data-field]")) this.#take(field);
    try {
      if ((await give(this.#draft, reply)) || !this.#draft.asked) await this.close();
    } finally {
      this.#answering = false;
    }
  }
}

function windowId({ id }: ChatMessage, index: number): string {
  return `gardien-defence-${id ?? ""}-${index}`;
}
