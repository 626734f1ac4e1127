import css from "../../../styles/components/windows/_undo.scss?inline";
import { ask } from "../play/arbiter/send-request.js";
import { pleaOn } from "../play/arbiter/plea-on.js";
import { verdictOf } from "../play/messages/messages.js";
import { LONGEST_WORD, type Plea } from "../play/record/plea.js";
import { reportFailure } from "../text/errors.js";
import { plural, t } from "../text/i18n.js";
import { eventsOf } from "../ui/hook-subscription.js";
import { addStyle } from "../ui/style.js";
import { TaskWindow } from "../ui/task-window.js";
import type { RenderOptions, WindowContext } from "../ui/window.js";
import { askUndo } from "./ask.js";
import { knownAs } from "../world/names.js";
import { previewOf, shortOf } from "./preview.js";

const HOOKS = eventsOf("Actor", "Item", "ChatMessage");

/** A player asks a keeper to undo a card: what it would give back, and the keeper's answer. */
export class PleaAnswer extends TaskWindow {
  static override DEFAULT_OPTIONS = {
    tag: "form",
    classes: ["gardien", "g-window", "g-undo"],
    position: { width: 440, height: "auto" },
    window: { resizable: true, icon: "fa-solid fa-rotate-left" },
    form: { handler: PleaAnswer.#undo, closeOnSubmit: false },
    actions: { keep: PleaAnswer.#keep, detail: PleaAnswer.#detail },
  };

  static override PARTS = {
    answer: { template: "systems/gardien/templates/core/undo/answer.hbs", scrollable: [".g-undo__body"] },
  };

  readonly #message: ChatMessage;

  private constructor(message: ChatMessage, ruleset: string) {
    super({ id: `gardien-plea-answer-${message.id ?? ""}`, classes: [ruleset] });
    this.#message = message;
  }

  /** Opens it about the message that carries a verdict. */
  static async open(message: ChatMessage): Promise<void> {
    const verdict = verdictOf(message);
    if (!verdict) return;
    addStyle(css);
    await new PleaAnswer(message, verdict.intent.ruleset).render({ force: true });
  }

  override get title(): string {
    return t("GARDIEN.PLEA.asked");
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const context = await super._prepareContext(options);
    const plea = this.#plea;
    const targets = plea?.target === undefined ? null : [plea.target];
    const preview = await previewOf(this.#message, { targets, later: false, back: [] });
    const whom = verdictOf(this.#message)?.targets[plea?.target ?? -1];
    if (!plea || !preview) return context;
    const { length } = preview.later;
    const name = game.users.get(plea.user)?.name ?? "";
    return Object.assign(context, {
      ...{ id: this.id, name, count: preview.count, counted: plural("GARDIEN.UNDO.things", preview.count) },
      heading: t("GARDIEN.PLEA.who", { name }),
      word: plea.word ? t("GARDIEN.PLEA.quoted", { word: plea.word }) : "",
      about: [
        t(`GARDIEN.PLEA.reason.${plea.reason}.name`),
        ...(whom ? [t("GARDIEN.PLEA.for", { name: knownAs(whom).name })] : []),
        ...[preview.title, preview.sub].filter(Boolean),
      ].join(" · "),
      short: shortOf(preview),
      rests: length > 0 ? plural("GARDIEN.UNDO.dependents", length) : t("GARDIEN.UNDO.free"),
      most: LONGEST_WORD,
      hint: t("GARDIEN.PLEA.to", { name }),
    });
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.following.redraw(HOOKS, () => this.#refreshSafely());
    this.beDialog("what");
    this.focusFirst("[type=submit]");
  }

  protected override ended(): void {
    // nothing else ends with it
  }

  /** The plea, while it waits. */
  get #plea(): Plea | undefined {
    const verdict = verdictOf(this.#message);
    const plea = verdict && pleaOn({ message: this.#message, verdict });
    return plea?.standing === "asked" ? plea : undefined;
  }

  #refreshSafely(): void {
    const done = this.#plea && game.messages.has(this.#message.id ?? "") ? this.render() : this.close();
    done.catch((error: unknown) => reportFailure("undo.plea", error));
  }

  #key(event: KeyboardEvent): void {
    const { key, repeat } = event;
    const place = event.target as HTMLElement;
    const button = place.matches("input")
      ? null
      : this.element.querySelector<HTMLElement>(`[data-key="${CSS.escape(key.toLowerCase())}"]`);
    if (button && !repeat) button.click();
    else if (key !== "Enter" || (place.matches("button") && !repeat)) return;
    else if (!repeat) (this.element as HTMLFormElement).requestSubmit();
    event.preventDefault();
    event.stopPropagation();
  }

  static async #keep(this: PleaAnswer): Promise<void> {
    const answer = this.element.querySelector<HTMLInputElement>("[name=answer]")?.value ?? "";
    await this.close();
    await ask(this.#message, { action: "keep", target: -1, override: {}, retarget: null, answer });
  }

  static async #detail(this: PleaAnswer): Promise<void> {
    const index = this.#plea?.target ?? -1;
    await this.close();
    await askUndo(this.#message, index);
  }

  /** What depends on it is asked about, the rest was read here. */
  static async #undo(this: PleaAnswer): Promise<void> {
    const index = this.#plea?.target ?? -1;
    await this.close();
    await askUndo(this.#message, index, true);
  }
}
