import { itemsOf } from "../../../../core/sheets/carried-items.js";
import { choices } from "../../../../core/sheets/choices.js";
import { enriched } from "../../../../core/sheets/enriched.js";
import { GbArmor } from "../../data/items/armor.js";
import { GbCreature } from "../../data/actors/creature.js";
import { GbFeat } from "../../data/items/feat.js";
import type { GbActor } from "../../data/actors/gb-actor.js";
import { GbGear } from "../../data/items/gear.js";
import { GbInvestigator } from "../../data/actors/investigator.js";
import { gbOptions } from "../../data/options.js";
import { GbSkill } from "../../data/items/skill.js";
import { GbSpell } from "../../data/items/spell.js";
import { GbWeapon } from "../../data/items/weapon.js";
import { GbWound } from "../../data/items/wound.js";
import { groupDestiny } from "../../keeper/group-points.js";
import { partStateLabel, profileLabel, sizeLabel } from "../../labels.js";
import { stabilisationTarget } from "../../rules/body/stabilisation.js";
import { EXHAUSTION_DC } from "../../rules/tables.js";
import { PART_STATES, PROFILE_IDS, SIZES, type Zone } from "../../rules/vocabulary.js";
import { attackView } from "../views/attacks-view.js";
import { creaturePart } from "./creature-parts.js";
import { destinyView } from "../views/destiny-view.js";
import { abilityViews, initiativeView, saveViews, speedViews } from "../views/figures-view.js";
import { armorView, gearRows, kilograms, weaponRow } from "../views/gear-view.js";
import { nextLoss } from "../views/next-loss.js";
import { penalty } from "../views/penalty.js";
import { poolOf } from "../views/pool-of.js";
import { malusTrack, stripView, type Pool } from "../views/pools-view.js";
import { skillViews } from "../views/skills-view.js";
import { stampView } from "../views/state-view.js";
import { stateViews } from "../views/states-view.js";
import { MOST_LEVEL } from "../../rules/character/levels.js";
import { featViews, spellViews } from "../views/talents-view.js";
import { toldState, toldWound } from "./told.js";
import { woundRecord, woundViews, type WoundView } from "../views/wounds-view.js";
import { fitsSilhouette, surfaceViews, zoneSum, zoneViews } from "../views/zones-view.js";

/** What an actor does besides fighting, in the order of its buttons. */
export const ACTS = [
  { deed: "rest", icon: "fa-solid fa-campground", label: "GARDIEN.GB.SHEET.rest" },
  { deed: "effort", icon: "fa-solid fa-person-running", label: "GARDIEN.GB.SHEET.effort" },
  { deed: "care", icon: "fa-solid fa-kit-medical", label: "GARDIEN.GB.SHEET.care" },
] as const;

/** What the keeper rules or lets happen to an actor. */
export const RULINGS = [
  { deed: "shock", label: "GARDIEN.GB.SHEET.ruleShock" },
  { deed: "bar", label: "GARDIEN.GB.SHEET.ruleBar" },
  { deed: "hazard", label: "GARDIEN.GB.SHEET.ruleHazard" },
  { deed: "drowning", label: "GARDIEN.GB.SHEET.ruleDrowning" },
] as const;

/** What a sheet says of itself to the parts it draws. */
export interface DrawnSheet {
  readonly actor: Actor;
  readonly model: GbActor;
  readonly editable: boolean;
  /** The points that decide whether it is hurt, most important first. */
  readonly pools: readonly Pool[];
  /** Zone whose sum is shown and whose wounds are lit. */
  readonly chosen: Zone | undefined;
  readonly drawsBody: boolean;
  readonly urgesCare: boolean;
}

/** What every part may offer for choice. */
export function actorChoices(): object {
  return {
    sizes: choices(SIZES, sizeLabel),
    profiles: choices(PROFILE_IDS, profileLabel),
    parts: choices(PART_STATES, partStateLabel),
  };
}

/** The data of one part of an actor's sheet. */
export async function actorPart(partId: string, sheet: DrawnSheet): Promise<object> {
  const data = await commonPart(partId, sheet);
  return { ...data, ...(await ownPart(partId, sheet)) };
}

/** What only a creature's or only an investigator's sheet has in a part. */
async function ownPart(partId: string, sheet: DrawnSheet): Promise<object> {
  const { model } = sheet;
  if (model instanceof GbCreature) {
    const listed = partId === "details" ? { ...skills(sheet), ...talents(sheet) } : {};
    return { ...(await creaturePart(partId, sheet, model)), ...listed };
  }
  return model instanceof GbInvestigator ? investigatorPart(partId, sheet, model) : {};
}

function investigatorPart(partId: string, { actor }: DrawnSheet, { destiny, level }: GbInvestigator): object {
  const { destinyEnabled } = gbOptions();
  if (partId === "build") return { fated: destinyEnabled };
  if (partId !== "cover") return {};
  const group = groupDestiny();
  return {
    rises: level < MOST_LEVEL,
    attackOptions: choices(["offensive", "defensive"], (id) => `GARDIEN.GB.OPTION.${id}`),
    destiny: actor.isOwner && destinyEnabled ? destinyView(destiny) : null, // GB-02: the others do not know what fate has left for it
    together: actor.isOwner && group.total > 0 ? destinyView(group, "groupDestiny") : null,
  };
}

async function commonPart(partId: string, sheet: DrawnSheet): Promise<object> {
  switch (partId) {
    case "cover":
      return cover(sheet);
    case "state":
      return state(sheet);
    case "chart":
      return chart(sheet);
    case "record":
      return record(sheet);
    case "build":
      return { strips: [stripView("pv", sheet.model.pv), stripView("pf", sheet.model.pf)] };
    case "attacks":
      return attacks(sheet);
    case "stats":
      return stats(sheet);
    case "skills":
      return skills(sheet);
    case "talents":
      return talents(sheet);
    case "gear":
      return gear(sheet);
    case "notes":
      return notes(sheet);
    default:
      return {};
  }
}

function cover(sheet: DrawnSheet): object {
  const { state } = sheet.model;
  const open = wounds(sheet).some(({ number }) => number !== null);
  return { stamp: stampView({ state, hurt: open || strips(sheet).some(({ lost }) => lost > 0) }) };
}

function strips(sheet: DrawnSheet) {
  const { model } = sheet;
  return sheet.pools.map((pool) => stripView(pool, poolOf(model, pool)));
}

function state(sheet: DrawnSheet): object {
  const { pf, fatigue, state, stateStatuses, drowning } = sheet.model;
  const hand = !sheet.editable ? "nobody" : game.user.isGM ? "keeper" : "owner";
  return {
    strips: strips(sheet),
    track: malusTrack(pf),
    malusText: penalty(fatigue.malus),
    overridden: fatigue.override !== null,
    depleted: pf.value <= 0,
    ceiling: pf.ceiling < pf.max ? pf.ceiling : null,
    pending: state === "pending" && sheet.actor.isOwner ? EXHAUSTION_DC : null,
    passing: stateViews(stateStatuses, drowning.active, hand).map(toldState),
    rulings: hand === "keeper" ? RULINGS : [],
    acts: ACTS,
  };
}

function chart(sheet: DrawnSheet): object {
  const { defense, body } = sheet.model;
  const views = zoneViews(defense.zones, body.locations, wounds(sheet), sheet.chosen);
  const drawn = sheet.drawsBody && fitsSilhouette(views);
  return {
    zones: views,
    drawn,
    surfaces: surfaceViews(views),
    sum: zoneSum(defense.zones, sheet.chosen),
    covers: game.user.isGM,
  };
}

function wounds({ actor, model, chosen }: DrawnSheet): readonly WoundView[] {
  return woundsOf(actor, model, chosen);
}

/** The wounds of an actor, with what can be done about each. */
export function woundsOf(actor: Actor, model: GbActor, litZone?: Zone): readonly WoundView[] {
  const records = itemsOf(actor, GbWound).map(({ id, system }) => woundRecord(id, system));
  const { pv, pf } = model;
  const target = actor.isOwner ? stabilisationTarget({ pv: pv.value, pf: pf.value }, gbOptions().negativePools) : null;
  const now = game.time.worldTime;
  return woundViews(records, { now, loss: nextLoss(model), ...(litZone && { litZone }), target });
}

/** The first wound that bleeds is the one to act on. */
function record(sheet: DrawnSheet): object {
  const views = wounds(sheet);
  const urges = sheet.urgesCare;
  const urgent = urges && views.find(({ clock, care }) => clock !== null && care !== null);
  return { wounds: views.map((view) => ({ ...toldWound(view), urgent: view === urgent })) };
}

function attacks(sheet: DrawnSheet): object {
  const { fatigue, aim } = sheet.model;
  const attacks = itemsOf(sheet.actor, GbWeapon).flatMap(({ system, ...item }) =>
    system.equipped ? [attackView(item, system)] : [],
  );
  return { attacks, tired: tiredness(fatigue.malus), aiming: aim.rounds > 0 };
}

function skills(sheet: DrawnSheet): object {
  const { malus } = sheet.model.fatigue;
  return { skills: skillViews(itemsOf(sheet.actor, GbSkill), malus), tired: tiredness(malus) };
}

function talents(sheet: DrawnSheet): object {
  return { feats: featViews(itemsOf(sheet.actor, GbFeat)), spells: spellViews(itemsOf(sheet.actor, GbSpell)) };
}

function stats(sheet: DrawnSheet): object {
  const { fatigueReflex: reflex, fatigueInitiative: initiative } = gbOptions();
  const weighing = { reflex, initiative };
  return {
    abilities: abilityViews(sheet.model),
    saves: saveViews(sheet.model, weighing),
    initiative: initiativeView(sheet.model, weighing),
    speeds: speedViews(sheet.model.speed),
  };
}

function gear(sheet: DrawnSheet): object {
  const armors = itemsOf(sheet.actor, GbArmor);
  const gear = itemsOf(sheet.actor, GbGear);
  const belongings = gear.reduce((sum, { system }) => sum + system.quantity * system.weight, 0);
  return {
    weapons: itemsOf(sheet.actor, GbWeapon).map(({ id, name, system }) => weaponRow(id, name, system)),
    armors: armors.map(({ id, name, system }) => armorView(id, name, system)),
    gear: gearRows(gear),
    weight: kilograms(armors.reduce((sum, { system }) => sum + system.weight, belongings)),
  };
}

async function notes({ actor, model }: DrawnSheet): Promise<object> {
  return { notes: await enriched(model.notes, actor) };
}

/** A penalty that weighs, as it is printed; `null` when none does. */
function tiredness(malus: number): string | null {
  return malus === 0 ? null : penalty(malus);
}
