import css from "../../../../styles/rulesets/gb/_keeper.scss?inline";
import { startDeed } from "../../../core/deed/start.js";
import { eventsOf } from "../../../core/ui/hook-subscription.js";
import { t } from "../../../core/text/i18n.js";
import { addStyle } from "../../../core/ui/style.js";
import { say } from "../../../core/text/text.js";
import { openSheet } from "../../../core/foundry/types/sheets.js";
import { KeeperWindow } from "../../../core/ui/keeper-window.js";
import type { RenderOptions, WindowContext } from "../../../core/ui/window.js";
import { write } from "../../../core/foundry/write.js";
import { keeperPart, part } from "../sheets/paths.js";
import { dress } from "../sheets/style.js";
import { clockText } from "./clock.js";
import { groupRow, returnGroupPoint, takeGroupPoint } from "./group.js";
import { followed, presentSource, SOURCES, type Followed, type Source } from "./people.js";
import { trackerRow } from "./row.js";

/** What changes in the world while the window is open. */
const WORLD_HOOKS = [
  ...eventsOf("Actor", "Item", "Token", "Combat", "Combatant", "ActiveEffect"),
  "canvasReady",
  "updateWorldTime",
  "gardien.settingChanged",
];

/** Deeds that are done to everybody chosen at once. */
const ACTS = [
  { deed: "effort", icon: "fa-solid fa-person-running", label: "GARDIEN.GB.SHEET.effort" },
  { deed: "rest", icon: "fa-solid fa-campground", label: "GARDIEN.GB.SHEET.rest" },
] as const;

/** Strides of the world's clock, in seconds: a round, a minute, ten minutes, an hour, a night. */
const STRIDES = [
  { seconds: 6, label: "GARDIEN.GB.TRACKER.round" },
  { seconds: 60, label: "GARDIEN.GB.TRACKER.minute" },
  { seconds: 600, label: "GARDIEN.GB.TRACKER.tenMinutes" },
  { seconds: 3600, label: "GARDIEN.GB.TRACKER.hour" },
  { seconds: 28_800, label: "GARDIEN.GB.TRACKER.night" },
] as const;

/** GB-68 — the keeper's table of fatigue and wounds: everybody of the fight or the scene, and what befalls them all. */
export class GbKeeperWindow extends KeeperWindow {
  static override DEFAULT_OPTIONS = {
    id: "gardien-gb-tracker",
    classes: ["gardien", "gb", "g-window", "g-tracker"],
    position: { left: 72, top: 64, width: 1000, height: 520 }, // beside the chat, where what it brings about is told
    window: { resizable: true, icon: "fa-solid fa-heart-pulse", title: "GARDIEN.GB.TRACKER.title" },
    actions: {
      follow: GbKeeperWindow.#follow,
      choose: GbKeeperWindow.#choose,
      chooseAll: GbKeeperWindow.#chooseAll,
      setLoss: GbKeeperWindow.#setLoss,
      openActor: GbKeeperWindow.#openActor,
      deed: GbKeeperWindow.#deed,
      advance: GbKeeperWindow.#advance,
      returnPoint: () => returnGroupPoint(),
      takePoint: () => takeGroupPoint(),
    },
  };

  static override PARTS = {
    tools: { template: keeperPart("tracker-tools"), templates: [part("fate")] },
    table: {
      template: keeperPart("tracker"),
      templates: [keeperPart("tracker-strip"), part("clock")],
      scrollable: [""],
    },
  };

  protected readonly hooks = WORLD_HOOKS;

  protected dress(): void {
    dress(); // clocks and fate are drawn as on sheets
    addStyle(css);
  }

  /** Where it looks, when the keeper said so; else wherever people are. */
  #source: Source | undefined;
  /** Those who are left out of what is done to all. */
  readonly #spared = new Set<string>();

  override get title(): string {
    return t("GARDIEN.GB.TRACKER.title");
  }

  get #people(): readonly Followed[] {
    return followed(this.#source ?? presentSource());
  }

  get #chosen(): readonly Actor[] {
    return this.#people.map(({ actor }) => actor).filter(({ uuid }) => !this.#spared.has(uuid));
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const context = await super._prepareContext(options);
    const now = game.time.worldTime;
    const source = this.#source ?? presentSource();
    const rows = this.#people.map((person) => trackerRow(person, !this.#spared.has(person.actor.uuid), now));
    const chosen = rows.filter((row) => row.chosen).length;
    return Object.assign(context, {
      rootId: this.id,
      rows,
      chosen,
      all: chosen === rows.length,
      sources: SOURCES.map((id) => ({ id, label: `GARDIEN.GB.TRACKER.${id}`, on: id === source })),
      acts: ACTS,
      strides: STRIDES,
      clock: say(clockText(now)),
      together: groupRow(),
    });
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("change", (event) => void this.#typed(event));
  }

  /** The actor whose line holds an element. */
  #actorOf(target: HTMLElement): Actor | undefined {
    const uuid = target.closest<HTMLElement>("[data-uuid]")?.dataset["uuid"];
    return this.#people.find(({ actor }) => actor.uuid === uuid)?.actor;
  }

  /** A pool too large for boxes is typed. */
  async #typed(event: Event): Promise<void> {
    const field = event.target as HTMLInputElement;
    if (!field.name || !Number.isInteger(field.valueAsNumber)) return;
    const actor = this.#actorOf(field);
    if (actor) await write(actor, { [field.name]: field.valueAsNumber });
  }

  static async #follow(this: GbKeeperWindow, _event: Event, target: HTMLElement): Promise<void> {
    this.#source = SOURCES.find((source) => source === target.dataset["source"]);
    await this.render();
  }

  static async #choose(this: GbKeeperWindow, _event: Event, target: HTMLElement): Promise<void> {
    const uuid = this.#actorOf(target)?.uuid;
    if (uuid !== undefined && !this.#spared.delete(uuid)) this.#spared.add(uuid);
    await this.render();
  }

  static async #chooseAll(this: GbKeeperWindow): Promise<void> {
    const everybody = this.#people.map(({ actor }) => actor.uuid);
    const all = everybody.every((uuid) => !this.#spared.has(uuid));
    for (const uuid of everybody) {
      if (all) this.#spared.add(uuid);
      else this.#spared.delete(uuid);
    }
    await this.render();
  }

  /** Crosses as many points as the box says. */
  static async #setLoss(this: GbKeeperWindow, _event: Event, target: HTMLElement): Promise<void> {
    const actor = this.#actorOf(target);
    const row = this.#people.find((person) => person.actor === actor);
    if (!actor || !row) return;
    const { life, fatigue } = trackerRow(row, true, 0);
    const strip = [life, fatigue].find((one) => one?.pool === target.dataset["pool"]);
    if (!strip) return;
    await write(actor, { [`system.${strip.pool}.value`]: strip.max - Number(target.dataset["loss"]) });
  }

  static async #openActor(this: GbKeeperWindow, _event: Event, target: HTMLElement): Promise<void> {
    await openSheet(this.#actorOf(target));
  }

  static async #deed(this: GbKeeperWindow, event: Event, target: HTMLElement): Promise<void> {
    const { deed } = target.dataset;
    if (deed !== undefined && this.#chosen.length > 0) await startDeed(deed, this.#chosen, {}, { event });
  }

  /** Lets time pass for the whole world; what it brings is proposed by the clock. */
  static async #advance(this: GbKeeperWindow, _event: Event, target: HTMLElement): Promise<void> {
    await game.time.advance(Number(target.dataset["seconds"]));
  }
}
