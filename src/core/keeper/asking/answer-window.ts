import css from "../../../../styles/components/windows/_undo.scss?inline";
import { chancesOf } from "../../attack/aim-told.js";
import { percentage, signed, t } from "../../text/i18n.js";
import { addStyle } from "../../ui/style.js";
import { TaskWindow } from "../../ui/task-window.js";
import type { RenderOptions, WindowContext } from "../../ui/window.js";
import type { Inquiry } from "../../world/inquiries.js";

/** Most that a keeper's line adds or takes. */
const MOST = 30;

/** What a keeper answers most often, by what a line of the attack stands for: the keys 1 to 3. */
const USUAL: Readonly<Record<Inquiry["unit"], readonly number[]>> = { ownValue: [2, -2, -4], ownDice: [1, -1, -2] };

/** What a keeper answers: a line of an attack; 0 changes nothing. */
export interface Given {
  readonly value: number;
  readonly reason: string;
}

interface About {
  readonly user: string;
  /** What is asked, e.g. who attacks with what. */
  readonly told: string;
  readonly inquiry: Inquiry;
}

/** The window in which a keeper answers a player who asks for a modifier: the usual ones at a key, any other, and why. */
export class InquiryAnswerWindow extends TaskWindow {
  static override DEFAULT_OPTIONS = {
    tag: "form",
    classes: ["gardien", "g-window", "g-undo"],
    position: { width: 400, height: "auto" },
    window: { resizable: true, icon: "fa-solid fa-hand" },
    form: { handler: InquiryAnswerWindow.#send, closeOnSubmit: false },
    actions: { usual: InquiryAnswerWindow.#usual, nothing: InquiryAnswerWindow.#nothing },
  };

  static override PARTS = { answer: { template: "systems/gardien/templates/core/keeper/inquiry.hbs" } };

  readonly #about: About;
  #answer: (given: Given | null) => void = () => undefined;

  private constructor(about: About) {
    super({ id: `gardien-inquiry-${about.inquiry.id}`, classes: [about.inquiry.ruleset] });
    this.#about = about;
  }

  /** Asks the keeper; `null` where the window is closed without a word. */
  static async ask(about: About): Promise<Given | null> {
    addStyle(css);
    const window = new InquiryAnswerWindow(about);
    const given = new Promise<Given | null>((resolve) => (window.#answer = resolve));
    await window.render({ force: true });
    return given;
  }

  override get title(): string {
    return t("GARDIEN.INQUIRY.title", { user: this.#about.user });
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const { told, inquiry } = this.#about;
    const { question, unit } = inquiry;
    const [now, ...then] = await chancesOf(inquiry, [0, ...USUAL[unit]]);
    const said = (chance: number | null | undefined) => (typeof chance === "number" ? percentage(chance) : "");
    return Object.assign(await super._prepareContext(options), {
      ...{ id: this.id, heading: this.title, told, question, most: MOST, least: -MOST },
      quoted: question ? t("GARDIEN.PLEA.quoted", { word: question }) : "",
      label: t(`GARDIEN.ATTACK.${unit}`),
      chance: said(now),
      usual: USUAL[unit].map((value, place) => {
        return { value, label: signed(value), chance: said(then[place]), key: place + 1 };
      }),
    });
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("input", () => this.#mark());
    this.beDialog("what");
    this.focusFirst("[data-action=usual]");
  }

  protected override ended(): void {
    this.#answer(null);
  }

  get #value(): HTMLInputElement | null {
    return this.element.querySelector<HTMLInputElement>("[name=value]");
  }

  /** Shows which of the usual answers is the one that stands in the box. */
  #mark(): void {
    for (const button of this.element.querySelectorAll<HTMLElement>("[data-action=usual]"))
      button.setAttribute("aria-pressed", String(button.dataset["value"] === this.#value?.value));
  }

  #key(event: KeyboardEvent): void {
    const { key, repeat } = event;
    const place = event.target as HTMLElement;
    const button = place.matches("input")
      ? null
      : this.element.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (button && !repeat) button.click();
    else if (key !== "Enter" || place.matches("button:not([data-action=usual])")) return;
    else if (!repeat) (this.element as HTMLFormElement).requestSubmit();
    event.preventDefault();
    event.stopPropagation();
  }

  #give(value: number): Promise<unknown> {
    const reason = this.element.querySelector<HTMLInputElement>("[name=reason]")?.value.trim() ?? "";
    this.#answer({ value, reason });
    return this.close();
  }

  static async #send(this: InquiryAnswerWindow): Promise<void> {
    await this.#give(Math.max(-MOST, Math.min(MOST, Math.trunc(Number(this.#value?.value) || 0))));
  }

  static async #nothing(this: InquiryAnswerWindow): Promise<void> {
    await this.#give(0);
  }

  static #usual(this: InquiryAnswerWindow, _event: Event, button: HTMLElement): void {
    if (this.#value) this.#value.value = button.dataset["value"] ?? "0";
    this.#mark();
  }
}
