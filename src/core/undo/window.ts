import css from "../../../styles/components/windows/_undo.scss?inline";
import { tooltips } from "../foundry/types/tooltips.js";
import { hasEffect } from "../play/log/about.js";
import { verdictOf } from "../play/messages/messages.js";
import { BACK_WAYS, type ChosenBack } from "../play/record/chosen-back.js";
import type { Verdict } from "../play/record/verdict.js";
import { reportFailure } from "../text/errors.js";
import { plural, t } from "../text/i18n.js";
import { eventsOf } from "../ui/hook-subscription.js";
import { addStyle } from "../ui/style.js";
import { TaskWindow } from "../ui/task-window.js";
import type { RenderOptions, WindowContext } from "../ui/window.js";
import { knownAs } from "../world/names.js";
import { previewOf, type Undone, type UndoPreview } from "./preview.js";
import { beforeUndoing } from "./resting.js";

/** What the window is opened for: to undo, or to decide otherwise on what others depend on. */
type Purpose = "undo" | "edit";

/** So many newer cards at most go first without a word: of more, a keeper seldom wants every one undone. */
const FEW = 3;

const HOOKS = eventsOf("Actor", "Item", "Token", "ChatMessage");

/** Tells a keeper what an undo gives back, to whom, what depends on it and what does not come back, before it is done. */
export class UndoWindow extends TaskWindow {
  static override DEFAULT_OPTIONS = {
    tag: "form",
    classes: ["gardien", "g-window", "g-undo"],
    position: { width: 440, height: "auto" },
    window: { resizable: true, icon: "fa-solid fa-rotate-left" },
    form: { handler: UndoWindow.#submit, closeOnSubmit: false },
    actions: { keep: UndoWindow.#keep, way: UndoWindow.#way },
  };

  static override PARTS = {
    undo: {
      template: "systems/gardien/templates/core/undo/undo.hbs",
      templates: ["systems/gardien/templates/core/undo/rows.hbs"],
      scrollable: [".g-undo__body"],
    },
  };

  static readonly #open = new Map<string, UndoWindow>();

  readonly #message: ChatMessage;
  readonly #index: number;
  readonly #purpose: Purpose;
  /** Targets to undo, of those that can be. */
  #chosen: ReadonlySet<number>;
  #later = true;
  #back: readonly ChosenBack[] = [];
  #answer: (said: Undone | null) => void = () => undefined;

  private constructor(message: ChatMessage, index: number, purpose: Purpose, verdict: Verdict) {
    const { intent, targets } = verdict;
    super({ id: windowId(message), classes: [intent.ruleset] });
    this.#message = message;
    this.#index = index;
    this.#purpose = purpose;
    this.#chosen = new Set(targets.keys());
    const { resting, newer } = beforeUndoing({ message, verdict }, index < 0 ? null : [index]);
    this.#later = resting.length > 0 || newer.length <= FEW;
  }

  /** Asks; `null` where everything is to stay as it is. A question on the same card that is still open is answered so. */
  static async ask(message: ChatMessage, index: number, purpose: Purpose): Promise<Undone | null> {
    const verdict = verdictOf(message);
    if (!verdict) return null;
    addStyle(css);
    tooltips().deactivate(); // the sentence on the button: here is the whole of it
    await UndoWindow.#open.get(windowId(message))?.close();
    const window = new UndoWindow(message, index, purpose, verdict);
    UndoWindow.#open.set(window.id, window);
    const said = new Promise<Undone | null>((resolve) => (window.#answer = resolve));
    await window.render({ force: true });
    return said;
  }

  override get title(): string {
    return t(`GARDIEN.UNDO.${this.#purpose}.title`);
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const context = await super._prepareContext(options);
    const preview = await previewOf(this.#message, this.#undone);
    if (!preview) return context;
    const edits = this.#purpose === "edit";
    const { cards } = preview;
    const before = beforeTold(preview, edits);
    const both = this.#later && before.later.length > 0;
    return Object.assign(context, preview, before, {
      ...{ id: this.id, edits, alsoLater: this.#later, ...this.#ticks() },
      counted: plural("GARDIEN.UNDO.things", preview.count),
      heading: t(`GARDIEN.UNDO.${this.#purpose}.heading`, { what: preview.title }),
      alone: t(`GARDIEN.UNDO.${this.#purpose}.alone`),
      none: !edits && this.#chosen.size === 0,
      submit: edits
        ? t("GARDIEN.UNDO.edit.submit")
        : both
          ? plural("GARDIEN.UNDO.submitCards", cards)
          : t("GARDIEN.UNDO.submit"),
    });
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("change", (event) => this.#change(event.target as HTMLInputElement));
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.following.redraw(HOOKS, () => this.#refreshSafely());
    this.beDialog("what");
    this.focusFirst("[type=submit]");
  }

  protected override ended(): void {
    if (UndoWindow.#open.get(this.id) === this) UndoWindow.#open.delete(this.id);
    this.#answer(null);
  }

  /** What the choices say. */
  get #undone(): Undone {
    const said = { later: this.#later, back: this.#back };
    if (this.#index >= 0) return { targets: [this.#index], ...said };
    const able = this.#able;
    const chosen = able.filter((index) => this.#chosen.has(index));
    return { targets: chosen.length === able.length ? null : chosen, ...said };
  }

  /** Targets of which something is written. */
  get #able(): readonly number[] {
    const targets = verdictOf(this.#message)?.targets ?? [];
    return [...targets.keys()].filter((index) => targets[index] && hasEffect(targets[index]));
  }

  /** The boxes by which some of several targets are chosen. */
  #ticks(): object {
    const able = this.#able;
    if (this.#index >= 0 || able.length < 2) return { ticks: [], all: false };
    const targets = verdictOf(this.#message)?.targets ?? [];
    const ticks = able.flatMap((index) => {
      const target = targets[index];
      return target ? [{ index, on: this.#chosen.has(index), name: knownAs(target).name }] : [];
    });
    return { ticks, all: ticks.every(({ on }) => on) };
  }

  #refreshSafely(): void {
    this.#refresh().catch((error: unknown) => reportFailure("undo.window", error));
  }

  /** Redraws, or closes when somebody else has undone it. */
  async #refresh(): Promise<void> {
    const verdict = verdictOf(this.#message);
    const left = game.messages.has(this.#message.id ?? "") && verdict && isLeft(verdict, this.#index);
    if (left) await this.render();
    else await this.close();
  }

  #change({ name, value, checked }: HTMLInputElement): void {
    if (name === "later") this.#later = value === "all";
    else if (name === "all") this.#chosen = new Set(checked ? this.#able : []);
    else if (name === "target") {
      const others = [...this.#chosen].filter((index) => index !== Number(value));
      this.#chosen = new Set(checked ? [...others, Number(value)] : others);
    }
    void this.render();
  }

  #key(event: KeyboardEvent): void {
    const { key, repeat } = event;
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
    const by = plain
      ? this.element.querySelector<HTMLInputElement>(`[data-key="${CSS.escape(key.toLowerCase())}"]`)
      : null;
    const onButton = (event.target as HTMLElement).matches("button");
    if (key === "Enter" && repeat) event.preventDefault(); // the key that opened it is still down
    else if (by) by.click();
    else if (key === "Enter" && !onButton) (this.element as HTMLFormElement).requestSubmit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  static async #submit(this: UndoWindow): Promise<void> {
    const undone = this.#undone;
    if (undone.targets?.length === 0) return;
    this.#answer(undone);
    await this.close();
  }

  static async #keep(this: UndoWindow): Promise<void> {
    await this.close();
  }

  /** How one number goes back that was changed by hand since. */
  static async #way(this: UndoWindow, _event: Event, button: HTMLElement): Promise<void> {
    const { actor = "", path = "" } = button.dataset;
    const way = BACK_WAYS.find((one) => one === button.dataset["way"]) ?? BACK_WAYS[0];
    const others = this.#back.filter((one) => one.actor !== actor || one.path !== path);
    this.#back = [...others, { actor, path, way }];
    await this.render();
  }
}

/** What is undone before it: cards that depend on it and, where it is undone, others that have moved the same numbers since. */
function beforeTold({ later, newer }: UndoPreview, edits: boolean) {
  const all = edits ? later : [...newer, ...later].toSorted((a, b) => b.at - a.at);
  const depends = later.length > 0;
  const key = depends ? "dependentsTitle" : "newerTitle";
  return {
    later: all,
    dependents: all.length > 0 ? plural(`GARDIEN.UNDO.${key}`, all.length) : "",
    also: depends ? t("GARDIEN.UNDO.also") : plural("GARDIEN.UNDO.newerAlso", all.length),
    aloneNote: t(depends ? "GARDIEN.UNDO.aloneNote" : "GARDIEN.UNDO.newerAlone"),
  };
}

const windowId = (message: ChatMessage): string => `gardien-undo-${message.id ?? ""}`;

/** Tells whether something of a target, or of the card, is left to undo. */
function isLeft({ targets, ammunition }: Verdict, index: number): boolean {
  const concerned = index < 0 ? targets : targets.slice(index, index + 1);
  return concerned.some(({ stage }) => stage !== "undone") || (index < 0 && ammunition === "spent");
}
