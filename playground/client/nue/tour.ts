import type { Data } from "../../common/types.js";
import { Collection } from "../../common/utils/collection.js";
import { h, icon, text } from "../ui/dom.js";

/** One stop of a tour. */
export interface TourStep {
  id: string;
  title: string;
  content: string;
  selector?: string;
  restricted?: boolean;
}

/** Room between what a step points at and its frame, and between that and the words, in pixels. */
const GAP = 12;

/** A guided tour: it dims the page, frames what a step points at, and has its words beside it. */
export class Tour {
  static readonly STATUS = { UNSTARTED: "unstarted", IN_PROGRESS: "in-progress", COMPLETED: "completed" } as const;
  static HIGHLIGHT_PADDING = 10;
  static #active: Tour | null = null;

  static get activeTour(): Tour | null {
    return Tour.#active;
  }

  static get tourInProgress(): boolean {
    return Tour.#active !== null;
  }

  static async fromJSON(path: string): Promise<Tour> {
    const response = await fetch(foundry.utils.getRoute?.(path) ?? `/${path}`);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return new this((await response.json()) as Data);
  }

  readonly config: Data;
  namespace: string;
  id: string;
  status: string = Tour.STATUS.UNSTARTED;
  targetElement: Element | null = null;
  fadeElement: HTMLElement | null = null;
  overlayElement: HTMLElement | null = null;
  #index = -1;

  constructor(config: Data, { id, namespace }: { id?: string; namespace?: string } = {}) {
    this.config = structuredClone(config);
    this.id = id ?? (config.id as string | undefined) ?? "";
    this.namespace = namespace ?? (config.namespace as string | undefined) ?? "";
  }

  get key(): string {
    return `${this.namespace}.${this.id}`;
  }
  get title(): string {
    return game.i18n.localize(String(this.config.title));
  }
  get description(): string {
    return game.i18n.localize(String(this.config.description ?? ""));
  }
  get steps(): TourStep[] {
    const steps = (this.config.steps ?? []) as TourStep[];
    return steps.filter(({ restricted }) => restricted !== true || (game.user as Data).isGM === true);
  }
  get stepIndex(): number {
    return this.#index;
  }
  get currentStep(): TourStep | null {
    return this.steps[this.#index] ?? null;
  }
  get hasNext(): boolean {
    return this.#index < this.steps.length - 1;
  }
  get hasPrevious(): boolean {
    return this.#index > 0;
  }
  get canStart(): boolean {
    return true;
  }

  /** Begins at the beginning. */
  async start(): Promise<void> {
    Tour.#active?.exit();
    this.status = Tour.STATUS.IN_PROGRESS;
    await this.progress(0);
  }
  async next(): Promise<void> {
    if (this.status === Tour.STATUS.COMPLETED) throw new Error(`Tour ${this.key} has already been completed`);
    await (this.hasNext ? this.progress(this.#index + 1) : this.complete());
  }
  async previous(): Promise<void> {
    if (this.hasPrevious) await this.progress(this.#index - 1);
  }
  /** Goes to a step. */
  async progress(index: number): Promise<void> {
    if (!this.steps[index]) throw new Error(`Tour ${this.key} has no step ${index}`);
    if (this.currentStep) await this._postStep();
    this.#index = index;
    this.status = Tour.STATUS.IN_PROGRESS;
    Tour.#active = this;
    await this._preStep();
    await this._renderStep();
  }
  exit(): void {
    this.#clear();
    Tour.#active = null;
  }
  async complete(): Promise<void> {
    await this._postStep();
    this.status = Tour.STATUS.COMPLETED;
    this.#index = this.steps.length;
    this.exit();
  }
  async reset(): Promise<void> {
    this.status = Tour.STATUS.UNSTARTED;
    this.#index = -1;
    await Promise.resolve();
  }

  async _preStep(): Promise<void> {}

  async _postStep(): Promise<void> {
    this.#clear();
    await Promise.resolve();
  }

  _getTargetElement(selector: string): Element | null {
    return document.querySelector(selector);
  }

  async _renderStep(): Promise<void> {
    const step = this.currentStep!;
    this.targetElement = step.selector ? this._getTargetElement(step.selector) : null;
    if (step.selector && !this.targetElement) throw new Error(`Tour ${this.key}: nothing is at ${step.selector}`);
    this.overlayElement = h("div", { class: "tour-overlay" });
    this.fadeElement = h("div", { class: "tour-fadeout" });
    const words = this.#words(step);
    document.body.append(this.overlayElement, this.fadeElement, words);
    this.#place(words);
    words.querySelector<HTMLElement>("[data-action=next]")?.focus();
    await Promise.resolve();
  }

  #words({ title, content }: TourStep): HTMLElement {
    const body = h("div", { class: "tour-content" });
    body.innerHTML = game.i18n.localize(content); // a package's own markup, as Foundry shows it
    const go = (action: string, name: string, act: () => unknown, there = true): HTMLElement | false =>
      there &&
      h(
        "button",
        { type: "button", "data-action": action, "aria-label": text(`Tour.${action}`), onclick: () => void act() },
        icon(name),
      );
    const aside = h(
      "aside",
      { class: "tour", role: "dialog", "aria-label": game.i18n.localize(title) },
      h(
        "header",
        {},
        h("h3", {}, game.i18n.localize(title)),
        go("exit", "xmark", () => this.exit()),
      ),
      body,
      h(
        "footer",
        {},
        go("previous", "arrow-left", () => this.previous(), this.hasPrevious),
        h("span", { class: "tour-count" }, `${this.#index + 1} / ${this.steps.length}`),
        go("next", this.hasNext ? "arrow-right" : "check", () => this.next()),
      ),
    );
    aside.addEventListener("keydown", (event) => this.#onKey(event));
    return aside;
  }

  #onKey(event: KeyboardEvent): void {
    const acts: Record<string, (() => unknown) | undefined> = {
      Escape: () => this.exit(),
      ArrowLeft: () => this.previous(),
      ArrowRight: () => this.next(),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    void act();
  }

  /** Frames the target, and puts the words where there is room: under it, over it, or within it where it fills the page. */
  #place(words: HTMLElement): void {
    const { left = 0, top = 0, width = 0, height = 0 } = this.targetElement?.getBoundingClientRect() ?? {};
    const pad = this.targetElement ? Tour.HIGHLIGHT_PADDING : 0;
    Object.assign(this.fadeElement!.style, {
      left: `${left - pad}px`,
      top: `${top - pad}px`,
      width: `${width + 2 * pad}px`,
      height: `${height + 2 * pad}px`,
    });
    const { offsetWidth: wide, offsetHeight: high } = words;
    const under = top + height + pad + GAP;
    const over = top - pad - GAP - high;
    const y = under + high < innerHeight ? under : over > 0 ? over : (innerHeight - high) / 2;
    const x = Math.min(Math.max(GAP, left + width / 2 - wide / 2), innerWidth - wide - GAP);
    Object.assign(words.style, { left: `${x}px`, top: `${y}px` });
  }

  #clear(): void {
    for (const element of document.querySelectorAll(".tour, .tour-fadeout, .tour-overlay")) element.remove();
    this.overlayElement = this.fadeElement = null;
  }
}

/** The tours that are known, by `namespace.id`. */
export class Tours extends Collection<Tour> {
  register(namespace: string, id: string, tour: Tour): void {
    Object.assign(tour, { namespace, id });
    this.set(`${namespace}.${id}`, tour);
  }
}
