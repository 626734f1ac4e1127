import css from "../../../../styles/components/windows/_undo.scss?inline";
import { actOf } from "../../play/act/act-of.js";
import { hasEffect } from "../../play/log/about.js";
import { ask } from "../../play/arbiter/send-request.js";
import { loadAct } from "../../play/loaded/acts.js";
import { clockTime } from "../../play/arbiter/answer-times.js";
import { sentAt, verdictOf } from "../../play/messages/messages.js";
import { LONGEST_WORD, PLEA_REASONS, type Pleaded } from "../../play/record/plea.js";
import { t } from "../../text/i18n.js";
import { addStyle } from "../../ui/style.js";
import { TaskWindow } from "../../ui/task-window.js";
import type { RenderOptions, WindowContext } from "../../ui/window.js";
import { knownAs } from "../../world/names.js";
import { keeperPresent } from "../../world/world.js";

/** The window in which a player asks the keepers to undo a card: why, and a word. */
export class PleaWindow extends TaskWindow {
  static override DEFAULT_OPTIONS = {
    tag: "form",
    classes: ["gardien", "g-window", "g-undo"],
    position: { width: 400, height: "auto" },
    window: { resizable: true, icon: "fa-solid fa-rotate-left" },
    form: { handler: PleaWindow.#submit, closeOnSubmit: false },
    actions: { keep: PleaWindow.#keep },
  };

  static override PARTS = { plea: { template: "systems/gardien/templates/core/undo/plea.hbs" } };

  readonly #message: ChatMessage;

  private constructor(message: ChatMessage, ruleset: string) {
    super({ id: `gardien-plea-${message.id ?? ""}`, classes: [ruleset] });
    this.#message = message;
  }

  /** Opens it about the message that carries a verdict. */
  static async open(message: ChatMessage): Promise<void> {
    const verdict = verdictOf(message);
    if (!verdict) return;
    await loadAct(verdict);
    addStyle(css);
    await new PleaWindow(message, verdict.intent.ruleset).render({ force: true });
  }

  override get title(): string {
    return t("GARDIEN.PLEA.ask");
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const verdict = verdictOf(this.#message);
    const act = verdict && actOf(verdict);
    return Object.assign(await super._prepareContext(options), {
      id: this.id,
      what: [act?.head().sub || act?.title(null), clockTime(sentAt(this.#message))].filter(Boolean).join(" · "),
      reasons: PLEA_REASONS.map((id, index) => ({ id, key: index + 1, checked: index === 0 })),
      targets: this.#targets,
      most: LONGEST_WORD,
      offline: !keeperPresent(),
    });
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.beDialog("what");
    this.begin("[name=reason]");
  }

  /** The targets to choose from, where several have something to give back. */
  get #targets(): readonly { readonly index: number; readonly name: string }[] {
    const targets = verdictOf(this.#message)?.targets ?? [];
    const found = targets.flatMap((one, index) => (hasEffect(one) ? [{ index, name: knownAs(one).name }] : []));
    return found.length > 1 ? found : [];
  }

  protected override ended(): void {
    // nothing else ends with it
  }

  #key(event: KeyboardEvent): void {
    const { key, repeat } = event;
    const types = (event.target as HTMLElement).matches("input:not([type=radio]), select");
    const choice = types ? null : this.element.querySelector<HTMLInputElement>(`[data-key="${CSS.escape(key)}"]`);
    if (choice) choice.click();
    else if (key !== "Enter" || (event.target as HTMLElement).matches("button, select")) return;
    else if (!repeat) (this.element as HTMLFormElement).requestSubmit();
    event.preventDefault();
    event.stopPropagation();
  }

  static async #submit(this: PleaWindow): Promise<void> {
    const fields = new FormData(this.element as HTMLFormElement);
    const reason = PLEA_REASONS.find((one) => one === fields.get("reason")) ?? PLEA_REASONS[0];
    const word = fields.get("word");
    const target = Number(fields.get("target") ?? -1);
    const plea: Pleaded = { reason, word: typeof word === "string" ? word : "" };
    await this.close();
    await ask(this.#message, { action: "plead", target, override: {}, retarget: null, plea });
  }

  static async #keep(this: PleaWindow): Promise<void> {
    await this.close();
  }
}
