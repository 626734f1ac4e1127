import css from "../../../../styles/components/windows/_options.scss?inline";
import { openPage } from "../../rulebook/open.js";
import { registerRuleHelper } from "../../rulebook/linked.js";
import { reportFailure, tell } from "../../text/errors.js";
import { plural, t } from "../../text/i18n.js";
import { AUTOMATION, STEP_LEVELS } from "../../settings/settings.js";
import { work } from "../../ui/button-busy.js";
import { addStyle } from "../../ui/style.js";
import { TaskWindow } from "../../ui/task-window.js";
import type { RenderOptions, WindowContext } from "../../ui/window.js";
import { openChoice } from "../choice/start.js";
import { writeAll, type Change } from "./change.js";
import { backToDial, turned } from "./dial.js";
import { askImport, askPreset, saveFile } from "./exchange.js";
import { accepts, allOptions, namedAfter, valueOf, type Option, type Value } from "./options.js";
import { PRESETS } from "./presets.js";
import { wordsIn } from "./search.js";
import { toldOf, type Told } from "./told.js";
import { CHANGING, pageView, type Place } from "./view.js";

const template = (name: string) => `systems/gardien/templates/core/setup/options-${name}.hbs`;

/** How long typing is waited for before the search is drawn, in milliseconds. */
const TYPING = 150;

/** « Réglages de Gardien »: the table's options by subject and ruleset, and one's own. */
export class OptionsWindow extends TaskWindow {
  static override DEFAULT_OPTIONS = {
    id: "gardien-settings",
    classes: ["gardien", "g-window", "g-opts"],
    position: { width: 1000, height: 760 },
    window: { resizable: true, icon: "fa-solid fa-sliders" },
    actions: {
      go: OptionsWindow.#go,
      filter: OptionsWindow.#filter,
      rule: OptionsWindow.#rule,
      reset: OptionsWindow.#reset,
      more: OptionsWindow.#more,
      less: OptionsWindow.#less,
      level: OptionsWindow.#level,
      toDial: OptionsWindow.#toDial,
      preset: OptionsWindow.#preset,
      export: OptionsWindow.#export,
      import: OptionsWindow.#import,
      choose: OptionsWindow.#choose,
      notice: OptionsWindow.#notice,
    },
  };

  static override PARTS = {
    top: { template: template("top") },
    nav: { template: template("nav"), scrollable: [""] },
    page: { template: template("page"), templates: [template("row")], scrollable: [""] },
    keys: { template: template("keys") },
  };

  static #window: OptionsWindow | undefined;

  /** Whoever changes only what is theirs has a smaller one. */
  constructor() {
    super(game.user.can("SETTINGS_MODIFY") ? {} : { position: { width: 620, height: "auto" } });
  }

  #place: Place = { subject: this.#may ? "automation" : "mine", filter: "all", query: "" };
  readonly #opened = new Set<string>();
  readonly #said = document.createElement("p");
  readonly #search = foundry.utils.debounce(() => this.#open && this.render({ parts: ["nav", "page"] }), TYPING);
  /** What was changed here, newest last: what was said before. */
  readonly #history: (readonly Change[])[] = [];

  /** Opens the window, or brings it to the front; at a subject, where one is told. */
  static async open(subject?: string): Promise<void> {
    addStyle(css);
    registerRuleHelper();
    const known = OptionsWindow.#window;
    const window = known ?? new OptionsWindow();
    OptionsWindow.#window = window;
    if (subject !== undefined) window.#place = { subject, filter: "all", query: "" };
    if (known) known.bringToFront();
    if (!known || subject !== undefined) await window.render({ force: true });
  }

  /** Closes the window, where it is open. */
  static async shut(): Promise<void> {
    await OptionsWindow.#window?.close({ animate: false });
  }

  override get title(): string {
    return t("GARDIEN.OPTIONS.menu.name");
  }

  /** Whoever looks may change the table's options. */
  get #may(): boolean {
    return game.user.can("SETTINGS_MODIFY");
  }

  get #open(): boolean {
    return OptionsWindow.#window === this;
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const all = allOptions();
    const words = wordsIn(this.#place.query);
    const around = { told: await this.#told(all, words), opened: this.#opened, may: this.#may, words };
    return Object.assign(await super._prepareContext(options), {
      rootId: this.id,
      ...pageView(all, this.#place, around),
    });
  }

  /** The rules that are shown; all of them while something is looked for. */
  #told(all: readonly Option[], words: readonly string[]): Promise<Told> {
    const { subject } = this.#place;
    const shown = all.filter(({ ruleset, definition }) =>
      words.length > 0 ? true : subject === "automation" ? definition.step : ruleset?.id === subject,
    );
    return toldOf(shown);
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.#said.className = "g-sr";
    this.#said.role = "status";
    this.element.append(this.#said);
    this.element.addEventListener("change", (event) => this.#change(event.target as HTMLInputElement));
    this.element.addEventListener("input", (event) => this.#input(event.target as HTMLInputElement));
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.following.redraw(["gardien.settingChanged", "createActor", "deleteActor", "updateUser"], () =>
      this.render({ parts: CHANGING }),
    );
    this.focusFirst("[aria-current=page]", "input");
  }

  protected override ended(): void {
    OptionsWindow.#window = undefined;
  }

  #input(field: HTMLInputElement): void {
    if (field.name !== "query") return;
    this.#place = { ...this.#place, query: field.value };
    this.#search();
  }

  #change(field: HTMLInputElement | HTMLSelectElement): void {
    const option = this.#named(field.name);
    if (field.name === "subject") this.#turnTo(field.value);
    else if (field.name === "dial") this.#turn(field.value);
    else if (option) this.#take(option, valueIn(field, option), field);
  }

  #named(key: string | undefined): Option | undefined {
    return allOptions().find((option) => option.key === key);
  }

  #take(option: Option, value: unknown, field?: HTMLInputElement | HTMLSelectElement): void {
    if (accepts(option, value)) {
      field?.setCustomValidity("");
      this.#write([{ option, to: value }]);
      return;
    }
    const { range, notation } = option.definition;
    const reason = notation
      ? t(`GARDIEN.SETTINGS.notation.${notation}`, { text: String(value) })
      : t("GARDIEN.OPTIONS.range", { min: range?.min ?? "", max: range?.max ?? "" });
    field?.setCustomValidity(reason);
    field?.reportValidity();
    this.#said.textContent = reason;
  }

  #write(changes: readonly Change[]): void {
    writeAll(changes)
      .then((before) => {
        if (before.length > 0) this.#history.push(before);
        this.#said.textContent = before.length > 0 ? plural("GARDIEN.OPTIONS.written", before.length) : "";
        return this.render({ parts: CHANGING }); // also where it was refused: the field says what stands
      })
      .catch((error: unknown) => reportFailure("settings", error));
  }

  /** Takes back what was changed last in this window. */
  #undo(): void {
    const last = this.#history.pop();
    if (!last) return;
    writeAll(last.toReversed())
      .then((undone) => tell("GARDIEN.OPTIONS.undone", { count: undone.length }))
      .catch((error: unknown) => reportFailure("settings", error));
  }

  #turnTo(subject: string): void {
    this.#place = { subject, filter: "all", query: "" };
    void this.render({ parts: CHANGING });
  }

  #turn(to: string): void {
    const stop = AUTOMATION.find((one) => one === to);
    if (stop) this.#write(turned(allOptions(), stop));
  }

  /** A slash goes to the search, a question mark opens a rule, Delete goes back to the default, Control and Z take back. */
  #key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const { key } = event;
    const typing = target.matches("input:not([type=checkbox], [type=radio]), textarea");
    const row = target.closest<HTMLElement>("[data-option]");
    const press = (selector: string): boolean => {
      const button = row?.querySelector<HTMLElement>(selector);
      button?.click();
      return button !== undefined && button !== null;
    };
    const undoes = key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
    if (undoes && !typing) this.#undo();
    else if (key === "Escape" && this.#place.query !== "") this.#turnTo(this.#place.subject);
    else if (key === "/" && !typing) this.focusFirst("input[name=query]");
    else if (
      !(key === "?" && !typing && press("[data-action=rule]")) &&
      !(key === "Delete" && !typing && press("[data-action=reset]"))
    )
      return;
    event.preventDefault();
    event.stopPropagation();
  }

  static #go(this: OptionsWindow, _event: Event, { dataset }: HTMLElement): void {
    this.#turnTo(dataset["subject"] ?? "mine");
  }

  static #filter(this: OptionsWindow, _event: Event, { dataset }: HTMLElement): void {
    const { filter } = dataset;
    this.#place = { ...this.#place, filter: filter === "changed" || filter === "idle" ? filter : "all" };
    void this.render({ parts: ["page"] });
  }

  static #rule(this: OptionsWindow, _event: Event, { dataset }: HTMLElement): void {
    const { key = "" } = dataset;
    if (!this.#opened.delete(key)) this.#opened.add(key);
    void this.render({ parts: ["page"] });
  }

  static #reset(this: OptionsWindow, _event: Event, { dataset }: HTMLElement): void {
    const option = this.#named(dataset["key"]);
    if (option) this.#write([{ option, to: option.initial }]);
  }

  static #more(this: OptionsWindow, _event: Event, target: HTMLElement): void {
    this.#step(target, 1);
  }

  static #less(this: OptionsWindow, _event: Event, target: HTMLElement): void {
    this.#step(target, -1);
  }

  #step(target: HTMLElement, by: number): void {
    const option = this.#named(target.dataset["key"]);
    const field = target.parentElement?.querySelector("input");
    if (option && field) this.#take(option, Number(field.value) + by, field);
  }

  static #level(this: OptionsWindow, _event: Event, { dataset }: HTMLElement): void {
    const option = this.#named(dataset["key"]);
    const level = STEP_LEVELS.find((one) => one === dataset["level"]);
    const to = level && option?.definition.step?.[level];
    if (option && to !== undefined) this.#write([{ option, to }]);
  }

  static #toDial(this: OptionsWindow, _event: Event, { dataset }: HTMLElement): void {
    const option = this.#named(dataset["key"]);
    if (option) this.#write([backToDial(option, allOptions())]);
  }

  static #preset(this: OptionsWindow, _event: Event, target: HTMLElement): void {
    const preset = PRESETS.find((one) => one === target.dataset["preset"]);
    if (preset) work(target, "settings.preset", async () => this.#write(await askPreset(preset, allOptions())));
  }

  static #export(this: OptionsWindow): void {
    saveFile(allOptions());
  }

  static #import(this: OptionsWindow, _event: Event, target: HTMLElement): void {
    work(target, "settings.import", async () => this.#write(await askImport(target, allOptions())));
  }

  static #choose(this: OptionsWindow, _event: Event, target: HTMLElement): void {
    work(target, "choice of rulesets", openChoice);
  }

  static #notice(this: OptionsWindow, _event: Event, target: HTMLElement): void {
    work(target, "settings.notice", () => openPage(target.dataset["page"] ?? ""));
  }
}

/** What a field says, as its option keeps it. */
function valueIn(field: HTMLInputElement | HTMLSelectElement, option: Option): Value | null {
  const { initial, definition } = option;
  const { checked } = field as HTMLInputElement;
  if (definition.people) return namedAfter(valueOf(option), field.value, checked);
  if (typeof initial === "boolean") return checked;
  if (typeof initial === "string") return field.value;
  return field.value.trim() === "" ? null : Number(field.value);
}
