import css from "../../../../styles/rulesets/d20d100/_keeper.scss?inline";
import { nameOf } from "../../../core/world/selected-actors.js";
import { actorAt } from "../../../core/world/world.js";
import { deedChoices, startDeed } from "../../../core/deed/start.js";
import { eventsOf } from "../../../core/ui/hook-subscription.js";
import { t } from "../../../core/text/i18n.js";
import { KeeperWindow } from "../../../core/ui/keeper-window.js";
import { addStyle } from "../../../core/ui/style.js";
import { writeWorldSetting } from "../../../core/settings/world-setting.js";
import { openSheet } from "../../../core/foundry/types/sheets.js";
import type { RenderOptions, WindowContext } from "../../../core/ui/window.js";
import { d20d100Options } from "../data/options.js";
import { settingKey } from "../settings.js";
import { keeperPart } from "../sheets/paths.js";
import { deskRow, investigators, peopleAsked, peopleMeant } from "./people.js";

/** A deed that a keeper begins from the desk. */
interface Act {
  readonly id: string;
  readonly deed: string;
  readonly icon: string;
  readonly choices?: Readonly<Record<string, string | boolean>>;
}

/** DD-01, DD-05, DD-70, DD-83, DD-106, DD-115 */
const ASKED: readonly Act[] = [
  { id: "request", deed: "request", icon: "fa-solid fa-hand-point-right" },
  { id: "hidden", deed: "request", icon: "fa-solid fa-user-secret", choices: { secret: true } },
  { id: "oppose", deed: "oppose", icon: "fa-solid fa-people-arrows" },
  {
    id: "pursuit",
    deed: "oppose",
    icon: "fa-solid fa-person-running",
    choices: { tried: "jet.endurance", theirTried: "jet.endurance" },
  },
  { id: "sanityRequest", deed: "sanityRequest", icon: "fa-solid fa-brain" },
  { id: "falseAlarm", deed: "falseAlarm", icon: "fa-solid fa-bell" },
];

/** DD-108, DD-177…DD-179 — of investigators alone. */
const KEPT: readonly Act[] = [
  { id: "newHour", deed: "newHour", icon: "fa-solid fa-clock-rotate-left" },
  { id: "award", deed: "award", icon: "fa-solid fa-award" },
];

/** DD-01, DD-05, DD-90…DD-111, DD-177…DD-180 — what keepers do for the table, and how its investigators fare. */
export class D20d100KeeperWindow extends KeeperWindow {
  static override DEFAULT_OPTIONS = {
    id: "gardien-d20d100-keeper",
    classes: ["gardien", "d20d100", "g-window", "g-keeper"],
    position: { left: 72, top: 64, width: 560, height: 560 },
    window: { resizable: true, icon: "fa-solid fa-book-skull", title: "GARDIEN.D20D100.KEEPER.title" },
    actions: {
      deed: D20d100KeeperWindow.#deed,
      sheet: D20d100KeeperWindow.#sheet,
      session: D20d100KeeperWindow.#session,
    },
  };

  static override PARTS = { desk: { template: keeperPart("window"), scrollable: [""] } };

  protected readonly hooks = [
    ...eventsOf("Actor", "Item", "Token", "Combat"),
    ...["controlToken", "canvasReady", "updateWorldTime", "gardien.settingChanged"],
  ];

  protected dress(): void {
    addStyle(css);
  }

  override get title(): string {
    return t("GARDIEN.D20D100.KEEPER.title");
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const context = await super._prepareContext(options);
    const people = peopleMeant();
    const rows = investigators().flatMap((actor) => deskRow(actor) ?? []);
    const labelled = (acts: readonly Act[]) =>
      acts.map((act) => ({
        ...act,
        label: `GARDIEN.D20D100.KEEPER.act.${act.id}`,
        choices: JSON.stringify(act.choices ?? {}),
      }));
    return Object.assign(context, {
      rootId: this.id,
      people: people.map(nameOf).join(", "),
      nobody: people.length === 0,
      asked: labelled(ASKED),
      kept: labelled(KEPT),
      rows,
      session: d20d100Options().sessionRunning,
    });
  }

  static async #deed(this: D20d100KeeperWindow, event: Event, target: HTMLElement): Promise<void> {
    const { deed, choices, whom, uuid } = target.dataset;
    const one = uuid === undefined ? null : actorAt(uuid);
    if (deed === undefined) return;
    const people = one ? [one] : whom === "investigators" ? investigators() : peopleAsked(deed);
    if (people.length > 0) await startDeed(deed, people, deedChoices(choices), { event });
  }

  static async #sheet(this: D20d100KeeperWindow, _event: Event, target: HTMLElement): Promise<void> {
    await openSheet(actorAt(target.dataset.uuid ?? null));
  }

  /** DD-180 — a session begins or ends: experience is spent between sessions. */
  static async #session(this: D20d100KeeperWindow): Promise<void> {
    await writeWorldSetting(settingKey("sessionRunning"), !d20d100Options().sessionRunning);
  }
}
