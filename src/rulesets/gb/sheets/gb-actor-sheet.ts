import { rollSave, startAttack } from "../../../core/attack/index.js";
import { reload } from "../../../core/attack/start.js";
import type { DeedChoices } from "../../../core/deeds/procedure.js";
import { startDeed } from "../../../core/deeds/start.js";
import { GardienActorSheet } from "../../../core/sheets/actor-sheet.js";
import { listen, unlisten } from "../../../core/types/hooks.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";
import { GbArmor } from "../data/armor.js";
import { GbCreature } from "../data/creature.js";
import { GbFeat } from "../data/feat.js";
import type { GbActor } from "../data/gb-actor.js";
import { GbGear } from "../data/gear.js";
import { GbHazard } from "../data/hazard.js";
import { gbOptions } from "../data/options.js";
import { GbProfile } from "../data/profile.js";
import { GbSkill } from "../data/skill.js";
import { GbSpell } from "../data/spell.js";
import { GbWeapon } from "../data/weapon.js";
import { GbWound } from "../data/wound.js";
import { partStateLabel, profileLabel, sizeLabel } from "../labels.js";
import { stabilisationTarget } from "../rules/stabilisation.js";
import { EXHAUSTION_DC } from "../rules/tables.js";
import { PART_STATES, PROFILE_IDS, SIZES, type Zone } from "../rules/vocabulary.js";
import { attackView } from "./attacks-view.js";
import { itemsOf } from "./carried-items.js";
import { castingWeapon } from "./casting.js";
import { choices } from "./choices.js";
import { enriched } from "./enriched.js";
import { abilityViews, initiativeView, saveViews, speedViews } from "./figures-view.js";
import { armorView, gearRows, kilograms, weaponRow } from "./gear-view.js";
import { malusTrack, penalty, stripView, type Pool } from "./pools-view.js";
import { skillViews } from "./skills-view.js";
import { stampView } from "./state-view.js";
import { stateViews } from "./states-view.js";
import { featViews, spellViews } from "./talents-view.js";
import { toldState, toldWound } from "./told.js";
import { woundRecord, woundViews, type WoundView } from "./wounds-view.js";
import { fitsSilhouette, surfaceViews, zoneSum, zoneViews } from "./zones-view.js";

/** What an actor does besides fighting, in the order of its buttons. */
const ACTS = [
  { deed: "rest", icon: "fa-solid fa-campground", label: "GARDIEN.GB.SHEET.rest" },
  { deed: "effort", icon: "fa-solid fa-person-running", label: "GARDIEN.GB.SHEET.effort" },
  { deed: "care", icon: "fa-solid fa-kit-medical", label: "GARDIEN.GB.SHEET.care" },
] as const;

/** What the keeper rules or lets happen to an actor. */
const RULINGS = [
  { deed: "shock", label: "GARDIEN.GB.SHEET.ruleShock" },
  { deed: "bar", label: "GARDIEN.GB.SHEET.ruleBar" },
  { deed: "hazard", label: "GARDIEN.GB.SHEET.ruleHazard" },
  { deed: "drowning", label: "GARDIEN.GB.SHEET.ruleDrowning" },
] as const;

/** What the sheets of investigators and creatures have in common. */
export abstract class GbActorSheet extends GardienActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["gb"],
    actions: {
      setLoss: GbActorSheet.#setLoss,
      zone: GbActorSheet.#choose,
      attack: GbActorSheet.#attack,
      reload: GbActorSheet.#reload,
      cast: GbActorSheet.#cast,
      save: GbActorSheet.#save,
      endState: GbActorSheet.#endState,
      coverZone: GbActorSheet.#coverZone,
    },
  };

  /** Whether a human body is drawn; the others, and creatures, have their zones as a bar. */
  static DRAWS_BODY = false;

  /** Whether the wound that bleeds has the filled button; where the attacks have it, it stays an outline. */
  static URGES_CARE = false;

  /** Zone whose sum is shown and whose wounds are lit. */
  #chosen: Zone | undefined;
  #clock: number | undefined;

  get model(): GbActor {
    return this.actor.system as GbActor;
  }

  /** The points that decide whether it is hurt, most important first. */
  protected get pools(): readonly Pool[] {
    return ["pv", "pf"];
  }

  protected override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.#clock = listen("updateWorldTime", () => this.#tick());
  }

  protected override _onClose(options: object): void {
    super._onClose(options);
    if (this.#clock !== undefined) unlisten("updateWorldTime", this.#clock);
  }

  /** The dials of wounds follow the clock of the world. */
  #tick(): void {
    if (this.element.querySelector(".g-clock")) void this.render({ parts: ["record"] });
  }

  /** A wound's or a belonging's own box: its change goes to that item. */
  protected override _onChangeForm(config: object, event: Event): void {
    const box = event.target as HTMLInputElement | HTMLSelectElement;
    const { itemPath } = box.dataset;
    if (itemPath === undefined) super._onChangeForm(config, event);
    else void this.#changeItem(box, itemPath);
  }

  async #changeItem(box: HTMLInputElement | HTMLSelectElement, path: string): Promise<void> {
    const item = this.itemOf(box);
    const value = box.type === "number" ? Number(box.value) : box.value;
    if (item && this.mayChange()) await item.update({ [`system.${path}`]: value } as never);
  }

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const context = await super._prepareContext(options);
    return Object.assign(context, {
      observes: !this.actor.limited,
      sizes: choices(SIZES, sizeLabel),
      profiles: choices(PROFILE_IDS, profileLabel),
      parts: choices(PART_STATES, partStateLabel),
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
        return this.#record();
      case "build":
        return { strips: [stripView("pv", this.model.pv), stripView("pf", this.model.pf)] };
      case "attacks":
        return this.#attacks();
      case "stats":
        return this.#stats();
      case "tabs":
        return { sheetTabs: this._prepareTabs("sheet") };
      case "skills":
        return { tab: this._prepareTabs("sheet")["skills"], ...this.skills() };
      case "talents":
        return { tab: this._prepareTabs("sheet")["talents"], ...this.talents() };
      case "gear":
        return this.#gear();
      case "notes":
        return this.#notes();
      default:
        return {};
    }
  }

  #cover(): object {
    const { state } = this.model;
    const open = this.#wounds().some(({ number }) => number !== null);
    return { stamp: stampView({ state, hurt: open || this.#strips().some(({ lost }) => lost > 0) }) };
  }

  #strips() {
    const { model } = this;
    return this.pools.map((pool) => stripView(pool, poolOf(model, pool)));
  }

  #state(): object {
    const { pf, fatigue, state, stateStatuses, drowning } = this.model;
    const hand = !this.isEditable ? "nobody" : game.user.isGM ? "keeper" : "owner";
    return {
      strips: this.#strips(),
      track: malusTrack(pf),
      malusText: penalty(fatigue.malus),
      overridden: fatigue.override !== null,
      depleted: pf.value <= 0,
      ceiling: pf.ceiling < pf.max ? pf.ceiling : null,
      pending: state === "pending" && this.actor.isOwner ? EXHAUSTION_DC : null,
      passing: stateViews(stateStatuses, drowning.active, hand).map(toldState),
      rulings: hand === "keeper" ? RULINGS : [],
      acts: ACTS,
    };
  }

  #chart(): object {
    const { defense, body } = this.model;
    const views = zoneViews(defense.zones, body.locations, this.#wounds(), this.#chosen);
    const drawn = (this.constructor as typeof GbActorSheet).DRAWS_BODY && fitsSilhouette(views);
    return {
      zones: views,
      drawn,
      surfaces: surfaceViews(views),
      sum: zoneSum(defense.zones, this.#chosen),
      covers: game.user.isGM,
    };
  }

  #wounds(): readonly WoundView[] {
    const records = itemsOf(this.actor, GbWound).map(({ id, system }) => woundRecord(id, system));
    const { pv, pf } = this.model;
    const target = this.actor.isOwner
      ? stabilisationTarget({ pv: pv.value, pf: pf.value }, gbOptions().gbNegativePools)
      : null;
    return woundViews(records, { now: game.time.worldTime, litZone: this.#chosen, target });
  }

  /** The first wound that bleeds is the one to act on. */
  #record(): object {
    const views = this.#wounds();
    const urges = (this.constructor as typeof GbActorSheet).URGES_CARE;
    const urgent = urges && views.find(({ clock, care }) => clock !== null && care !== null);
    return { wounds: views.map((view) => ({ ...toldWound(view), urgent: view === urgent })) };
  }

  #attacks(): object {
    const { fatigue, aim } = this.model;
    const attacks = itemsOf(this.actor, GbWeapon).flatMap(({ system, ...item }) =>
      system.equipped ? [attackView(item, system)] : [],
    );
    return { attacks, tired: tiredness(fatigue.malus), aiming: aim.rounds > 0 };
  }

  protected skills(): object {
    const { malus } = this.model.fatigue;
    return { skills: skillViews(itemsOf(this.actor, GbSkill), malus), tired: tiredness(malus) };
  }

  protected talents(): object {
    return { feats: featViews(itemsOf(this.actor, GbFeat)), spells: spellViews(itemsOf(this.actor, GbSpell)) };
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
    const armors = itemsOf(this.actor, GbArmor);
    const gear = itemsOf(this.actor, GbGear);
    const belongings = gear.reduce((sum, { system }) => sum + system.quantity * system.weight, 0);
    return {
      tab: this._prepareTabs("sheet")["gear"],
      weapons: itemsOf(this.actor, GbWeapon).map(({ id, name, system }) => weaponRow(id, name, system)),
      armors: armors.map(({ id, name, system }) => armorView(id, name, system)),
      gear: gearRows(gear),
      weight: kilograms(armors.reduce((sum, { system }) => sum + system.weight, belongings)),
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

  /** A natural cause befalls whoever it is dropped on; a body takes the place of the one before (GB-42). */
  protected override async _onDropItem(event: DragEvent, item: Item): Promise<Item | null> {
    const system: unknown = item.system;
    if (!this.mayChange()) return null;
    if (system instanceof GbHazard) {
      await startDeed(...befalling(this.actor, item.name, system), { event, window: true });
      return null;
    }
    const before = item.parent === this.actor || !(system instanceof GbProfile) ? [] : itemsOf(this.actor, GbProfile);
    const dropped = await super._onDropItem(event, item);
    if (dropped && before.length > 0) {
      await this.actor.deleteEmbeddedDocuments(
        "Item",
        before.map(({ id }) => id),
      );
    }
    return dropped;
  }

  /** Crosses as many points as the box says. */
  static async #setLoss(this: GbActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const pool = this.pools.find((one) => one === target.dataset["pool"]);
    if (!pool || !this.mayChange()) return;
    const { max } = poolOf(this.model, pool);
    await this.actor.update({ [`system.${pool}.value`]: max - Number(target.dataset["loss"]) } as never);
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

  /** GB-64 — a spell that strikes is an attack. */
  static async #cast(this: GbActorSheet, event: Event, target: HTMLElement): Promise<void> {
    const id = this.itemOf(target)?.id;
    const spell = itemsOf(this.actor, GbSpell).find((one) => one.id === id);
    if (!spell || !this.mayChange()) return;
    const weapon = await castingWeapon(this.actor, spell);
    if (weapon) await startAttack(weapon, { event, token: this.actor.token });
  }

  /** The save that decides between stunned and unconscious (GB-09). */
  static async #save(this: GbActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const { save } = target.dataset;
    if (save !== undefined) await rollSave(this.actor, save);
  }

  /** Takes a state away, as taking its status off the token does. */
  static async #endState(this: GbActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const change = this.model.conditionChange(target.dataset["state"] ?? "", false);
    if (change && this.mayChange()) await this.actor.update({ system: change } as never);
  }

  /** GB-25 — the keeper puts a zone behind cover, or takes it out. */
  static async #coverZone(this: GbActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const zone = target.dataset["zone"] as Zone | undefined;
    if (!zone || !game.user.isGM) return;
    await this.actor.update({ [`system.cover.${zone}`]: this.model.cover[zone] !== true } as never);
  }
}

/** The deed that a natural cause does; its figures travel along, for it may lie in a compendium. */
function befalling(actor: Actor, name: string, hazard: GbHazard): [string, Actor[], DeedChoices] {
  const { kind, damage, repeats, locationMode } = hazard;
  if (kind === "drowning") return ["drowning", [actor], {}];
  const location: DeedChoices = locationMode === "ask" ? {} : { location: locationMode };
  return ["hazard", [actor], { hazard: "typed", cause: name, damage, goesOn: repeats, ...location }];
}

/** A penalty that weighs, as it is printed; `null` when none does. */
function tiredness(malus: number): string | null {
  return malus === 0 ? null : penalty(malus);
}

/** The points of a pool as they stand. */
function poolOf(model: GbActor, pool: Pool): { readonly value: number; readonly max: number } {
  if (pool !== "hp") return model[pool];
  return model instanceof GbCreature ? model.hp : model.pv;
}
