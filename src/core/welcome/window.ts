import css from "../../../styles/components/windows/_welcome.scss?inline";
import { openSheet } from "../foundry/types/sheets.js";
import { settingsStore } from "../foundry/types/settings-store.js";
import { rulesetById } from "../rulesets.js";
import type { Ruleset } from "../ruleset.js";
import { booleanSetting } from "../settings/settings.js";
import { t } from "../text/i18n.js";
import { tell } from "../text/errors.js";
import { work } from "../ui/button-busy.js";
import { addStyle } from "../ui/style.js";
import { TaskWindow } from "../ui/task-window.js";
import type { RenderOptions, WindowContext } from "../ui/window.js";
import { eveningOf, firstRuleset, welcoming, type Evening } from "./evening.js";
import { choose, isFree, leaveFree } from "./free.js";
import { handOut } from "./hand-out.js";
import { selectOwn } from "./own-token.js";
import { startTour } from "./tour.js";
import { keepersView, playersView, type View } from "./view.js";

const template = (name: string) => `systems/gardien/templates/core/welcome/${name}.hbs`;
/** A journal, as far as one opens it. */
interface Opened {
  readonly sheet: { render(options: object): Promise<unknown> } | null;
}
/** What others do that changes how far one is. */
const WORLD = ["User", "Actor", "Scene"].flatMap((one) => ["create", "update", "delete"].map((act) => act + one));

/** « Premiers pas »: what to click first, for a keeper who lays the table and for a player who sits down. */
export class FirstStepsWindow extends TaskWindow {
  static override DEFAULT_OPTIONS = {
    id: "gardien-first-steps",
    classes: ["gardien", "g-window", "g-welcome"],
    position: { width: 640, height: "auto" },
    window: { resizable: true, icon: "fa-solid fa-shoe-prints" },
    actions: {
      tab: FirstStepsWindow.#tab,
      install: FirstStepsWindow.#install,
      resume: FirstStepsWindow.#install,
      again: FirstStepsWindow.#install,
      gather: FirstStepsWindow.#gather,
      hand: FirstStepsWindow.#hand,
      free: FirstStepsWindow.#free,
      choose: FirstStepsWindow.#choose,
      read: FirstStepsWindow.#read,
      tour: FirstStepsWindow.#tour,
      sheet: FirstStepsWindow.#sheet,
      token: FirstStepsWindow.#token,
      hush: FirstStepsWindow.#hush,
    },
  };

  static override PARTS = {
    steps: { template: template("steps"), scrollable: [".g-welcome__steps"] },
    foot: { template: template("foot") },
  };

  static #open: FirstStepsWindow | undefined;

  #ruleset: Ruleset | undefined = firstRuleset();
  #evening: Evening | undefined;

  /** Opens the window, or brings it to the front; at this ruleset, where one is named. */
  static async open(ruleset?: Ruleset): Promise<void> {
    addStyle(css);
    const known = FirstStepsWindow.#open;
    const window = (FirstStepsWindow.#open ??= new FirstStepsWindow());
    if (ruleset) window.#ruleset = ruleset;
    await window.render({ force: true });
    if (known) window.bringToFront();
  }

  override get title(): string {
    return t("GARDIEN.WELCOME.menu.name");
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const context = await super._prepareContext(options);
    const isKeeper = game.user.isGM;
    const shown = { rootId: this.id, isKeeper, hushed: !booleanSetting("firstSteps") };
    return Object.assign(context, shown, { view: await this.#view(), ruleset: this.#ruleset?.id ?? "" });
  }

  async #view(): Promise<View | null> {
    const ruleset = this.#ruleset;
    if (!ruleset) return null;
    if (!game.user.isGM) return playersView(ruleset);
    this.#evening = await eveningOf(ruleset);
    return this.#evening ? keepersView(ruleset, this.#evening) : null;
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    if (game.user.isGM) for (const ruleset of welcoming()) void eveningOf(ruleset).catch(() => undefined); // the other tabs
    this.following.redraw([...WORLD, "createChatMessage"], () => this.render());
  }

  protected override ended(): void {
    FirstStepsWindow.#open = undefined;
  }

  static #tab(this: FirstStepsWindow, _event: Event, { dataset }: HTMLElement): void {
    this.#ruleset = rulesetById(dataset["tab"] ?? "") ?? this.#ruleset;
    void this.renderAndFocus(`[data-tab="${dataset["tab"] ?? ""}"]`);
  }

  static #install(this: FirstStepsWindow, _event: Event, target: HTMLElement): void {
    const evening = this.#evening;
    if (!evening) return;
    work(target, "first-steps.install", async () => {
      // What is there already may have been played with: Foundry asks before it writes over it.
      await evening.adventure.import({ dialog: evening.state !== "absent" });
      await this.renderAndFocus("[data-next]");
    });
  }

  static #gather(this: FirstStepsWindow, _event: Event, target: HTMLElement): void {
    const scene = this.#evening?.scene;
    if (scene) work(target, "first-steps.gather", () => scene.activate());
  }

  static #hand(this: FirstStepsWindow, _event: Event, target: HTMLElement): void {
    const { actor = "", player = "" } = target.dataset;
    const [whom, user] = [game.actors.get(actor), game.users.get(player)];
    if (whom && user) work(target, "first-steps.hand", () => handOut(whom, user));
  }

  /** Leaves a character to whichever player takes it, or no more. */
  static #free(this: FirstStepsWindow, _event: Event, target: HTMLElement): void {
    const whom = game.actors.get(target.dataset["actor"] ?? "");
    if (whom) work(target, "first-steps.free", () => leaveFree(whom, !isFree(whom)));
  }

  /** A player chooses whom to play. */
  static #choose(this: FirstStepsWindow, _event: Event, target: HTMLElement): void {
    const whom = game.actors.get(target.dataset["actor"] ?? "");
    if (!whom) return;
    work(target, "first-steps.choose", async () => {
      await choose(whom);
      await this.renderAndFocus("[data-next]");
    });
  }

  static #read(this: FirstStepsWindow, _event: Event, target: HTMLElement): void {
    work(target, "first-steps.read", async () => {
      const entry = (await fromUuid(`JournalEntry.${this.#evening?.journal?.id ?? ""}`)) as Opened | null;
      if (entry) await openSheet(entry);
      else tell("GARDIEN.WELCOME.read.gone");
    });
  }

  static #tour(this: FirstStepsWindow, _event: Event, target: HTMLElement): void {
    work(target, "first-steps.tour", async () => {
      await this.close();
      await startTour();
    });
  }

  static #sheet(this: FirstStepsWindow, _event: Event, target: HTMLElement): void {
    work(target, "first-steps.sheet", () => openSheet(game.user.character));
  }

  static #token(this: FirstStepsWindow, _event: Event, target: HTMLElement): void {
    work(target, "first-steps.token", async () => {
      if (!(await selectOwn())) tell("GARDIEN.WELCOME.token.none");
    });
  }

  static #hush(this: FirstStepsWindow, _event: Event, target: HTMLElement): void {
    const { checked } = target as HTMLInputElement;
    work(target, "first-steps.hush", () => settingsStore().set("gardien", "firstSteps", !checked) as Promise<unknown>);
  }
}
