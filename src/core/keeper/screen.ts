import css from "../../../styles/components/windows/_keeper.scss?inline";
import { write } from "../foundry/write.js";
import { reportFailure } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { eventsOf, Following } from "../ui/hook-subscription.js";
import { addStyle } from "../ui/style.js";
import { WindowBase, type RenderOptions, type WindowContext } from "../ui/window.js";
import { advance } from "./advance.js";
import { dragEncounter, droppedOnScene, typedInEncounter, type Dropped } from "./encounters/commands.js";
import { dragAsk } from "./asking/whom.js";
import { actorIn, choseInHand, COMMANDS, sectionIn, type Part } from "./screen-commands.js";
import { peopleContext, sideContext, timeContext } from "./screen-context.js";
import { pressed } from "./screen-keys.js";
import { noteLine } from "./session.js";
import { TableState, TABS } from "./table-state.js";

const template = (name: string) => `systems/gardien/templates/core/keeper/${name}.hbs`;

/** What of the screen changes with what befalls the world. */
const FOLLOWED: readonly { readonly hooks: readonly string[]; readonly parts: readonly Part[] }[] = [
  {
    hooks: [...eventsOf("Actor", "Item", "ActiveEffect"), "gardien.settingChanged", "userConnected"],
    parts: ["time", "people", "side"],
  },
  { hooks: [...eventsOf("Token", "Combat", "Combatant"), "canvasReady"], parts: ["time", "people", "side"] },
  { hooks: eventsOf("JournalEntry"), parts: ["side"] },
  { hooks: ["updateWorldTime"], parts: ["time", "people"] },
  { hooks: [...eventsOf("ChatMessage"), "updateUser", "gardien.namesRead"], parts: ["people", "side"] },
];

/** As wide, in widths of a letter, as people and what lies beside them need. */
const BOTH = 46;

/** The keeper's screen: one frame for all rulesets, which fill it: the group, time, tests, tables, the session. */
export class KeeperScreen extends WindowBase {
  static override DEFAULT_OPTIONS = {
    id: "gardien-keeper",
    classes: ["gardien", "g-window", "g-keeper"],
    position: { left: 72, top: 48, width: 1000, height: 700 }, // beside the chat, where what it brings about is told
    window: { resizable: true, icon: "fa-solid fa-book-open-reader", title: "GARDIEN.KEEPER.title" },
    actions: {
      ...Object.fromEntries(Object.keys(COMMANDS).map((name) => [name, KeeperScreen.#command])),
      panel: KeeperScreen.#panel,
      noteLine: KeeperScreen.#noteLine,
    },
  };

  static override PARTS = {
    time: { template: template("time") },
    people: { template: template("people"), templates: [template("person"), template("foe")], scrollable: [""] },
    side: {
      template: template("side"),
      templates: [template("tables"), template("encounters")],
      scrollable: [".g-keeper__panel"],
    },
  };

  static #opened: KeeperScreen | undefined;

  /** Opens the screen, or closes it when it is open. Keepers only. */
  static async toggle(): Promise<void> {
    if (!game.user.isGM) return;
    if (KeeperScreen.#opened) {
      await KeeperScreen.#opened.close();
      return;
    }
    addStyle(css);
    KeeperScreen.#opened = new KeeperScreen();
    await KeeperScreen.#opened.render({ force: true });
  }

  readonly #state = new TableState();
  readonly #following = new Following();
  readonly #stale = new Set<Part>();
  #widths: ResizeObserver | undefined;

  override get title(): string {
    return t("GARDIEN.KEEPER.title");
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const context = await super._prepareContext(options);
    await this.#state.look();
    return Object.assign(context, { rootId: this.id });
  }

  protected override async _preparePartContext(
    id: Part,
    context: WindowContext,
    options: RenderOptions,
  ): Promise<WindowContext> {
    const prepared = await super._preparePartContext(id, context, options);
    const parts = {
      time: () => Promise.resolve(timeContext(this.#state)),
      people: () => peopleContext(this.#state, this.id),
      side: () => sideContext(this.#state, this.id),
    };
    return { ...prepared, ...(await parts[id]()) };
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    for (const { hooks, parts } of FOLLOWED)
      for (const hook of hooks) this.#following.hear(hook, () => parts.forEach((part) => this.#stale.add(part)));
    this.#following.redraw([...new Set(FOLLOWED.flatMap(({ hooks }) => hooks))], () => this.#drawStale());
    for (const type of ["input", "change"])
      this.element.addEventListener(type, (event) => this.#soon(this.#typed(event, type as "input" | "change")));
    this.element.addEventListener("keydown", (event) => this.#soon(this.#key(event)));
    this.element.addEventListener("dragstart", dragEncounter);
    this.element.addEventListener("dragstart", (event) => dragAsk(event, this.#state));
    this.#following.hear("dropCanvasData", (_canvas: unknown, data: Dropped) => droppedOnScene(data));
    this.#widths = new ResizeObserver(() => this.#measure());
    this.#widths.observe(this.element);
  }

  protected override async _onRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    const { ruleset, rulesets, narrow, tab } = this.#state;
    for (const id of rulesets) this.element.classList.toggle(id, id === ruleset);
    this.element.dataset["narrow"] = String(narrow);
    this.element.dataset["tab"] = tab;
  }

  protected override _onClose(options: object): void {
    super._onClose(options);
    this.#following.end();
    this.#widths?.disconnect();
    KeeperScreen.#opened = undefined;
  }

  /** Draws some parts anew, and nothing else. */
  #draw(...parts: readonly Part[]): Promise<unknown> {
    return this.render({ parts: [...parts] });
  }

  async #drawStale(): Promise<void> {
    const parts = [...this.#stale];
    this.#stale.clear();
    if (parts.length > 0) await this.#draw(...parts);
  }

  #soon(job: Promise<unknown>): void {
    job.catch((error: unknown) => reportFailure("keeper", error));
  }

  /** Too narrow for both, people are one of the parts that lie open. */
  #measure(): void {
    const letter = Number.parseFloat(getComputedStyle(this.element.ownerDocument.documentElement).fontSize) || 16;
    const narrow = this.element.clientWidth < BOTH * letter;
    if (narrow === this.#state.narrow || this.element.clientWidth === 0) return;
    this.#state.narrow = narrow;
    this.#soon(this.#draw("side"));
  }

  async #typed(event: Event, how: "input" | "change" | "enter"): Promise<void> {
    const field = event.target as HTMLInputElement;
    const section = sectionIn(this.#state, field);
    if (section) {
      if (await section.typed?.(field, how, this.#state.meant)) await this.#draw("people", "side");
      return;
    }
    const { path, encounter, hand } = field.dataset;
    if (how === "change" && hand !== undefined) {
      choseInHand(this.#state, field);
      await this.#draw("people");
    }
    if (how === "change" && encounter !== undefined) await typedInEncounter(field);
    if (how !== "change" || path === undefined || !Number.isInteger(field.valueAsNumber)) return;
    const actor = actorIn(field);
    if (actor) await write(actor, { [path]: field.valueAsNumber });
  }

  async #key(event: KeyboardEvent): Promise<void> {
    const field = event.target as HTMLInputElement;
    if (event.key === "Enter" && !event.isComposing && sectionIn(this.#state, field) && field.matches("input")) {
      event.preventDefault();
      await this.#typed(event, "enter");
      return;
    }
    if (event.key === "Enter" && field.name === "line") {
      event.preventDefault();
      await KeeperScreen.#noteLine.call(this);
      return;
    }
    const { group, ticks, part } = this.#state;
    const doing = pressed(event, this.element);
    if (doing === null) return;
    event.preventDefault();
    if (doing.kind === "tick") {
      const uuid = group[doing.at]?.actor.uuid;
      if (uuid !== undefined) ticks.toggle(uuid);
      await this.#draw("people", "side");
    } else if (doing.kind === "tab") await this.#open(doing.tab);
    else if (doing.kind === "close") await this.close();
    else {
      const [step] = part?.steps() ?? [];
      if (step) await advance(step.seconds);
    }
  }

  async #open(tab: string | undefined): Promise<void> {
    this.#state.tab = TABS.find((one) => one === tab) ?? "people";
    await this.#draw("side");
    this.element.querySelector<HTMLElement>(`[data-action="panel"][aria-selected="true"]`)?.focus();
  }

  static async #command(this: KeeperScreen, event: Event, target: HTMLElement): Promise<void> {
    const drawn = await COMMANDS[target.dataset["action"] ?? ""]?.(this.#state, target, event);
    if (drawn) await this.#draw(...drawn);
  }

  static async #panel(this: KeeperScreen, _event: Event, target: HTMLElement): Promise<void> {
    await this.#open(target.dataset["panel"]);
  }

  static async #noteLine(this: KeeperScreen): Promise<void> {
    const field = this.element.querySelector<HTMLInputElement>(`[name="line"]`);
    const words = field?.value ?? "";
    if (field) field.value = ""; // noted: no redrawing gives it back
    await noteLine(words);
  }
}
