import { rollSave, startAttack } from "../../../core/attack/index.js";
import { reload } from "../../../core/attack/start.js";
import { GardienActorSheet } from "../../../core/sheets/actor-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";
import { GbArmor } from "../data/armor.js";
import type { GbActor } from "../data/gb-actor.js";
import { gbOptions } from "../data/options.js";
import { GbWeapon } from "../data/weapon.js";
import { GbWound } from "../data/wound.js";
import { profileLabel, sizeLabel } from "../labels.js";
import { profileOf } from "../rules/profile.js";
import { EXHAUSTION_DC } from "../rules/tables.js";
import { PROFILE_IDS, SIZES, type Zone } from "../rules/vocabulary.js";
import { attackView } from "./attacks-view.js";
import { choices } from "./choices.js";
import { enriched } from "./enriched.js";
import { abilityViews, initiativeView, saveViews, speedViews } from "./figures-view.js";
import { armorView, weaponRow } from "./gear-view.js";
import { malusTrack, penalty, stripView } from "./pools-view.js";
import { stampView } from "./state-view.js";
import { woundRecord, woundViews, type WoundView } from "./wounds-view.js";
import { fitsSilhouette, surfaceViews, zoneSum, zoneViews } from "./zones-view.js";

/** What the sheets of investigators and creatures have in common. */
export abstract class GbActorSheet extends GardienActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["gb"],
    actions: {
      setLoss: GbActorSheet.#setLoss,
      zone: GbActorSheet.#choose,
      attack: GbActorSheet.#attack,
      reload: GbActorSheet.#reload,
      save: GbActorSheet.#save,
    },
  };

  /** Whether a human body is drawn; the others, and creatures, have their zones as a bar. */
  static DRAWS_BODY = false;

  /** Zone whose sum is shown and whose wounds are lit. */
  #chosen: Zone | undefined;

  get model(): GbActor {
    return this.actor.system as GbActor;
  }

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const context = await super._prepareContext(options);
    return Object.assign(context, {
      observes: !this.actor.limited,
      sizes: choices(SIZES, sizeLabel),
      profiles: choices(PROFILE_IDS, profileLabel),
    });
  }

  protected override async _preparePartContext(
    partId: string,
    context: SheetContext,
    options: SheetRenderOptions,
  ): Promise<SheetContext> {
    const part = await super._preparePartContext(partId, context, options);
    return { ...part, ...(await this.partData(partId)) };
  }

  /** The data of one part; a sheet adds its own parts. */
  protected async partData(partId: string): Promise<object> {
    switch (partId) {
      case "cover":
        return this.#cover();
      case "state":
        return this.#state();
      case "chart":
        return this.#chart();
      case "record":
        return { wounds: this.#wounds() };
      case "build":
        return { strips: [stripView("pv", this.model.pv), stripView("pf", this.model.pf)] };
      case "attacks":
        return this.#attacks();
      case "stats":
        return this.#stats();
      case "tabs":
        return { sheetTabs: this._prepareTabs("sheet") };
      case "gear":
        return this.#gear();
      case "notes":
        return this.#notes();
      default:
        return {};
    }
  }

  #cover(): object {
    const { state, pv, pf } = this.model;
    const open = this.#wounds().some(({ number }) => number !== null);
    return { stamp: stampView({ state, hurt: open || pv.value < pv.max || pf.lost > 0 }) };
  }

  #state(): object {
    const { pv, pf, fatigue, state } = this.model;
    return {
      strips: [stripView("pv", pv), stripView("pf", pf)],
      track: malusTrack(pf),
      malusText: penalty(fatigue.malus),
      overridden: fatigue.override !== null,
      depleted: pf.value <= 0,
      ceiling: pf.ceiling < pf.max ? pf.ceiling : null,
      pending: state === "pending" && this.actor.isOwner ? EXHAUSTION_DC : null,
    };
  }

  #chart(): object {
    const { zones } = this.model.defense;
    const { locations } = profileOf(this.model.profile);
    const views = zoneViews(zones, locations, this.#wounds(), this.#chosen);
    const drawn = (this.constructor as typeof GbActorSheet).DRAWS_BODY && fitsSilhouette(views);
    return { zones: views, drawn, surfaces: surfaceViews(views), sum: zoneSum(zones, this.#chosen) };
  }

  #wounds(): readonly WoundView[] {
    const records = this.actor.items.contents.flatMap(({ id, system }) =>
      system instanceof GbWound ? [woundRecord(id ?? "", system)] : [],
    );
    return woundViews(records, this.#chosen);
  }

  #attacks(): object {
    const { malus } = this.model.fatigue;
    const attacks = this.actor.items.contents.flatMap(({ id, name, img, system }) =>
      system instanceof GbWeapon && system.equipped ? [attackView({ id: id ?? "", name, img: img ?? "" }, system)] : [],
    );
    return { attacks, tired: malus === 0 ? null : penalty(malus) };
  }

  #stats(): object {
    const { gbFatigueReflex, gbFatigueInitiative } = gbOptions();
    const weighing = { reflex: gbFatigueReflex, initiative: gbFatigueInitiative };
    return {
      abilities: abilityViews(this.model),
      saves: saveViews(this.model, weighing),
      initiative: initiativeView(this.model, weighing),
      speeds: speedViews(this.model.speed),
    };
  }

  #gear(): object {
    const items = this.actor.items.contents;
    return {
      tab: this._prepareTabs("sheet")["gear"],
      weapons: items.flatMap(({ id, name, system }) =>
        system instanceof GbWeapon ? [weaponRow(id, name, system)] : [],
      ),
      armors: items.flatMap(({ id, name, system }) => (system instanceof GbArmor ? [armorView(id, name, system)] : [])),
    };
  }

  async #notes(): Promise<object> {
    const { notes, keeperNotes } = this.model;
    return {
      tab: this._prepareTabs("sheet")["notes"],
      notes: await enriched(notes, this.actor),
      keeperNotes: game.user.isGM ? await enriched(keeperNotes, this.actor) : "",
    };
  }

  /** Crosses as many points as the box says. */
  static async #setLoss(this: GbActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const { pool, loss } = target.dataset;
    if ((pool !== "pv" && pool !== "pf") || !this.mayChange()) return;
    await this.actor.update({ [`system.${pool}.value`]: this.model[pool].max - Number(loss) } as never);
  }

  static async #choose(this: GbActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const zone = target.dataset["zone"] as Zone | undefined;
    this.#chosen = zone === this.#chosen ? undefined : zone;
    await this.render({ parts: ["chart", "record"] });
  }

  static async #attack(this: GbActorSheet, event: Event, target: HTMLElement): Promise<void> {
    const weapon = this.itemOf(target);
    if (weapon) await startAttack(weapon, { event, token: this.actor.token });
  }

  static async #reload(this: GbActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const weapon = this.itemOf(target);
    if (weapon && this.mayChange()) await reload(weapon);
  }

  /** A save, or a check of an ability: both are posted as saves are. */
  static async #save(this: GbActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const { save } = target.dataset;
    if (save !== undefined) await rollSave(this.actor, save);
  }
}
