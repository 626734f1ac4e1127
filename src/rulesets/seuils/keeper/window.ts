import css from "../../../../styles/rulesets/seuils/_keeper.scss?inline";
import { nameOf } from "../../../core/world/selected-actors.js";
import { actorAt } from "../../../core/world/world.js";
import { startDeed } from "../../../core/deed/start.js";
import { eventsOf } from "../../../core/ui/hook-subscription.js";
import { t } from "../../../core/text/i18n.js";
import { KeeperWindow } from "../../../core/ui/keeper-window.js";
import { addStyle } from "../../../core/ui/style.js";
import { openSheet } from "../../../core/foundry/types/sheets.js";
import type { RenderOptions, WindowContext } from "../../../core/ui/window.js";
import { write } from "../../../core/foundry/write.js";
import { seuilsOptions } from "../data/options.js";
import { hasDays } from "../deeds/day-clock.js";
import { domainLabel } from "../labels.js";
import { figuresOf } from "../data/reading.js";
import { spentOf } from "../rules/character/domains.js";
import { DOMAIN_IDS, type Domain } from "../rules/vocabulary.js";
import { keeperPart } from "../sheets/paths.js";
import { dress } from "../sheets/style.js";
import { patientContext } from "./infirmary.js";
import { patients, peopleMeant, travellers } from "./people.js";
import { AREA } from "../deeds/kit.js";

/** SE-05, SE-08, SE-32 — deeds that a keeper does to those who are meant. */
const ACTS = [
  { deed: "request", icon: "fa-solid fa-hand-point-right" },
  { deed: "oppose", icon: "fa-solid fa-people-arrows" },
  { deed: "surprise", icon: "fa-solid fa-eye-slash" },
  { deed: "harm", icon: "fa-solid fa-heart-crack" },
  { deed: "heal", icon: "fa-solid fa-bandage" },
] as const;

/** SE-05, SE-08, SE-60…SE-72, SE-78 — what keepers do for the table: tests, the wounded and their days, Domaines spent. */
export class SeuilsKeeperWindow extends KeeperWindow {
  static override DEFAULT_OPTIONS = {
    id: "gardien-seuils-keeper",
    classes: ["gardien", "seuils", "g-window", "g-keeper"],
    position: { left: 72, top: 64, width: 600, height: 560 },
    window: { resizable: true, icon: "fa-solid fa-book-medical", title: "GARDIEN.SEUILS.KEEPER.title" },
    actions: { deed: SeuilsKeeperWindow.#deed, day: SeuilsKeeperWindow.#day, sheet: SeuilsKeeperWindow.#sheet },
  };

  static override PARTS = { pad: { template: keeperPart("window"), scrollable: [""] } };

  protected readonly hooks = [
    ...eventsOf("Actor", "Item", "Token", "Combat"),
    ...["controlToken", "canvasReady", "updateWorldTime", "gardien.settingChanged"],
  ];

  protected dress(): void {
    dress(); // circles are drawn as on sheets
    addStyle(css);
  }

  override get title(): string {
    return t("GARDIEN.SEUILS.KEEPER.title");
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const context = await super._prepareContext(options);
    const people = peopleMeant();
    const suffering = patients();
    return Object.assign(context, {
      rootId: this.id,
      people: people.map(nameOf).join(", "),
      nobody: people.length === 0,
      acts: ACTS.map((act) => ({ ...act, label: `${AREA}.${act.deed}.name` })),
      patients: suffering.map(patientContext),
      idle: !suffering.some(({ actor }) => feelsDays(actor)),
      tracks: seuilsOptions().domainTracks ? tracksContext() : null,
    });
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("change", (event) => void this.#spent(event));
  }

  /** SE-78 — so many points of somebody's Domaine are spent; what is no number leaves them as they were. */
  async #spent(event: Event): Promise<void> {
    const field = event.target as HTMLInputElement;
    const actor = actorAt(field.dataset.uuid ?? null);
    const domain = DOMAIN_IDS.find((one) => one === field.dataset.domain);
    if (!actor || !domain) return;
    const value = field.valueAsNumber;
    if (Number.isFinite(value)) {
      const spent = spentOf(Math.trunc(value), figuresOf(actor).domains[domain].total);
      await write(actor, { system: { domains: { [domain]: { spent } } } });
    }
    await this.render();
  }

  static async #deed(this: SeuilsKeeperWindow, event: Event, target: HTMLElement): Promise<void> {
    const { deed } = target.dataset;
    const people = peopleMeant();
    if (deed !== undefined && people.length > 0) await startDeed(deed, people, {}, { event });
  }

  /** SE-71 — a day goes by for everybody to whom it does something. */
  static async #day(this: SeuilsKeeperWindow, event: Event): Promise<void> {
    const waiting = patients().flatMap(({ actor }) => (feelsDays(actor) ? [actor] : []));
    if (waiting.length > 0) await startDeed("day", waiting, {}, { event });
  }

  static async #sheet(this: SeuilsKeeperWindow, _event: Event, target: HTMLElement): Promise<void> {
    await openSheet(actorAt(target.dataset.uuid ?? null));
  }
}

/** SE-69, SE-71 — whether a day does something to somebody; the window warns of those who bleed. */
function feelsDays(actor: Actor): boolean {
  return hasDays(actor) || figuresOf(actor).care.bleeding;
}

/** SE-78 — the Domaines of those who are played, as the window shows them. */
function tracksContext(): object {
  return {
    domains: DOMAIN_IDS.map(domainLabel),
    rows: travellers().map((actor) => ({
      uuid: actor.uuid,
      name: nameOf(actor),
      domains: DOMAIN_IDS.map((id) => trackContext(actor, id)),
    })),
  };
}

function trackContext(actor: Actor, id: Domain): object {
  const { spent, total } = figuresOf(actor).domains[id];
  const label = t("GARDIEN.SEUILS.KEEPER.spent", { domain: t(domainLabel(id)), name: nameOf(actor), total });
  return { id, label, spent, total };
}
