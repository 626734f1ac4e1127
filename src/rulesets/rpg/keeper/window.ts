import css from "../../../../styles/rulesets/rpg/_keeper.scss?inline";
import { startDeed } from "../../../core/deed/start.js";
import { refuse } from "../../../core/text/errors.js";
import { eventsOf } from "../../../core/ui/hook-subscription.js";
import { t } from "../../../core/text/i18n.js";
import { KeeperWindow } from "../../../core/ui/keeper-window.js";
import { addStyle } from "../../../core/ui/style.js";
import type { RenderOptions, WindowContext } from "../../../core/ui/window.js";
import { signed } from "../attack/circumstances.js";
import { rpgOptions } from "../data/options.js";
import { ARMIES, MOST_EARNED, type Army } from "../deeds/fight/battle.js";
import { BEFALLING } from "../sheets/actor/acts.js";
import { keeperPart } from "../sheets/paths.js";
import { addLine, battleKept, battleNow, earnedBy, forgetBattle, nameArmy, removeLine } from "./battle-lines.js";
import { MarksGrid } from "./marks.js";
import { adventurers, nameOf, peopleMeant } from "./people.js";
import { AREA } from "../deeds/kit.js";

/** What changes what the window shows. */
const WORLD_HOOKS = [...eventsOf("Actor", "Token"), "controlToken", "canvasReady", "gardien.settingChanged"];

/** RP-05, RP-07, RP-11, RP-17 — deeds that a keeper does to those who are meant. */
const ACTS = [
  { deed: "request", icon: "fa-solid fa-hand-point-right" },
  { deed: "oppose", icon: "fa-solid fa-people-arrows" },
  { deed: "order", icon: "fa-solid fa-arrow-down-1-9" },
  { deed: "million", icon: "fa-solid fa-clover" },
] as const;

/** A line of a battle that is not noted yet, as it is typed. */
interface TypedLine {
  readonly points: string;
  readonly text: string;
}
const NO_LINE: TypedLine = { points: "", text: "" };

/** RP-05…RP-17, RP-78, RP-82…RP-95 — what keepers do for the table: tests, dangers, the end of an adventure, a battle. */
export class RpgKeeperWindow extends KeeperWindow {
  static override DEFAULT_OPTIONS = {
    id: "gardien-rpg-keeper",
    classes: ["gardien", "rpg", "g-window", "g-keeper"],
    position: { left: 72, top: 64, width: 560, height: 720 },
    window: { resizable: true, icon: "fa-solid fa-dice-d20", title: "GARDIEN.RPG.KEEPER.title" },
    actions: {
      deed: RpgKeeperWindow.#deed,
      giveMarks: RpgKeeperWindow.#giveMarks,
      addLine: RpgKeeperWindow.#addLine,
      removeLine: RpgKeeperWindow.#removeLine,
      fight: RpgKeeperWindow.#fight,
      forget: () => forgetBattle(),
    },
  };

  static override PARTS = { table: { template: keeperPart("window"), scrollable: [""] } };

  protected readonly hooks = WORLD_HOOKS;

  protected dress(): void {
    addStyle(css);
  }

  readonly #marks = new MarksGrid();
  /** What is typed of the next line of each army, and whether skills are to be forgotten: no redrawing loses it. */
  readonly #typedLines = new Map<Army, TypedLine>();
  #forgets = false;

  override get title(): string {
    return t("GARDIEN.RPG.KEEPER.title");
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const context = await super._prepareContext(options);
    const people = peopleMeant();
    const acts = ACTS.filter(({ deed }) => deed !== "million" || rpgOptions().oneInAMillion);
    return Object.assign(context, {
      rootId: this.id,
      people: people.map(nameOf).join(", "),
      acts: acts.map((act) => ({ ...act, label: `${AREA}.${act.deed}.name` })),
      befalling: BEFALLING,
      adventure: { ...this.#marks.context(adventurers()), forget: this.#forgets },
      battle: battleContext(this.#typedLines),
      nobody: people.length === 0,
    });
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    for (const type of ["input", "change"]) this.element.addEventListener(type, (event) => this.#kept(event));
    this.element.addEventListener("change", (event) => void this.#typed(event));
    this.element.addEventListener("keydown", (event) => void this.#entered(event));
  }

  /** What waits for a button. */
  #kept(event: Event): void {
    const field = event.target as HTMLInputElement;
    const army = armyOf(field);
    const { new: part } = field.dataset;
    if (field.name === "forget") this.#forgets = field.checked;
    else if (army && (part === "points" || part === "text"))
      this.#typedLines.set(army, { ...(this.#typedLines.get(army) ?? NO_LINE), [part]: field.value });
  }

  /** A mark, or the name of an army; what is to be added to a battle waits for its button. */
  async #typed(event: Event): Promise<void> {
    const field = event.target as HTMLInputElement;
    const { army, mark } = field.dataset;
    const named = ARMIES.find((one) => one === army);
    if (named) return nameArmy(named, field.value.trim());
    const uuid = field.closest<HTMLElement>("[data-uuid]")?.dataset.uuid;
    const actor = adventurers().find((one) => one.uuid === uuid);
    if (actor && mark && this.#marks.set(actor, mark, field.valueAsNumber)) await this.render();
  }

  static async #deed(this: RpgKeeperWindow, event: Event, target: HTMLElement): Promise<void> {
    const { deed } = target.dataset;
    const people = peopleMeant();
    if (deed !== undefined && people.length > 0) await startDeed(deed, people, {}, { event });
  }

  static async #giveMarks(this: RpgKeeperWindow): Promise<void> {
    const { actors, grid } = this.#marks.given(adventurers());
    if (actors.length === 0) return;
    await startDeed("award", actors, { grid, forget: this.#forgets }, { window: false });
    this.#marks.clear();
    this.#forgets = false;
    await this.render();
  }

  static async #addLine(this: RpgKeeperWindow, _event: Event, target: HTMLElement): Promise<void> {
    const army = armyOf(target);
    if (army) await this.#noteLine(army);
  }

  /** Notes what is typed of an army; `false` where that says no points. */
  async #noteLine(army: Army): Promise<boolean> {
    const field = (part: string) =>
      this.element.querySelector<HTMLInputElement>(`[data-column="${army}"] [data-new=${part}]`);
    const [points, words] = [field("points"), field("text")];
    const value = points?.valueAsNumber ?? 0;
    if (!points || !words || !Number.isInteger(value) || value === 0 || Math.abs(value) > MOST_EARNED) {
      refuse("GARDIEN.RPG.KEEPER.noPoints");
      return false;
    }
    const text = words.value.trim();
    points.value = words.value = "";
    this.#typedLines.delete(army);
    await addLine(army, value, text);
    return true;
  }

  /** Enter notes the line that one is typing. */
  async #entered(event: KeyboardEvent): Promise<void> {
    const field = event.target as HTMLInputElement;
    const army = armyOf(field);
    if (event.key !== "Enter" || event.isComposing || !army || field.dataset["new"] === undefined) return;
    event.preventDefault();
    await this.#noteLine(army);
  }

  static async #removeLine(this: RpgKeeperWindow, _event: Event, target: HTMLElement): Promise<void> {
    const { line } = target.dataset;
    if (line !== undefined) await removeLine(line);
  }

  static async #fight(this: RpgKeeperWindow): Promise<void> {
    const [anybody] = peopleMeant();
    if (!anybody) return;
    for (const [army, { points, text }] of [...this.#typedLines])
      if ((points !== "" || text.trim() !== "") && !(await this.#noteLine(army))) return;
    const battle = await battleKept();
    const { names } = battle;
    const earned = { aEarned: earnedBy("a", battle), bEarned: earnedBy("b", battle) };
    await startDeed("battle", [anybody], { aName: names.a, bName: names.b, ...earned }, { window: false });
  }
}

function armyOf(target: HTMLElement): Army | undefined {
  const column = target.closest<HTMLElement>("[data-column]")?.dataset.column;
  return ARMIES.find((army) => army === column);
}

/** RP-78 — both armies with their lines, as the window shows them. */
function battleContext(typed: ReadonlyMap<Army, TypedLine>): object {
  const battle = battleNow();
  const date = new Intl.DateTimeFormat(game.i18n.lang, { dateStyle: "short", timeStyle: "short" });
  return {
    armies: ARMIES.map((army) => ({
      id: army,
      name: battle.names[army],
      placeholder: `${AREA}.battle.${army}`,
      earned: signed(earnedBy(army, battle)),
      most: MOST_EARNED,
      typed: typed.get(army) ?? NO_LINE,
      lines: battle.lines
        .filter((line) => line.army === army)
        .map(({ id, points, text, date: noted }) => ({ id, text, points: signed(points), date: date.format(noted) })),
    })),
    empty: battle.lines.length === 0,
  };
}
