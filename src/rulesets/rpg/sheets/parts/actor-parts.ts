import type { Act } from "../../../../core/sheets/acts.js";
import { signed } from "../../../../core/text/i18n.js";
import { fightOf } from "../../../../core/fight/state/fight-of.js";
import { byName } from "../../../../core/ui/by-name.js";
import { itemsOf, type CarriedItem } from "../../../../core/sheets/carried-items.js";
import { choices } from "../../../../core/sheets/choices.js";
import { enriched } from "../../../../core/sheets/enriched.js";
import { figure, say } from "../../../../core/text/text.js";
import { supplyOf } from "../../attack/missiles.js";
import { deathRule, roundNow, roundWith } from "../../attack/reading.js";
import { LOCATION_CHOICES, LOSSES } from "../../data/actors/actor-schema.js";
import { RpgAffliction } from "../../data/items/affliction.js";
import { RpgArmor } from "../../data/items/armor.js";
import { RpgCharacter } from "../../data/actors/character.js";
import { RpgCreature } from "../../data/actors/creature.js";
import { HOLDS, RpgGear } from "../../data/items/gear.js";
import { IMMUNITIES } from "../../data/actors/immunities.js";
import { rpgOptions } from "../../data/options.js";
import type { RpgActor } from "../../data/actors/rpg-actor.js";
import { RpgShield } from "../../data/items/shield.js";
import { RpgSkill } from "../../data/items/skill.js";
import { RpgSpell } from "../../data/items/spell.js";
import { RpgWeapon } from "../../data/items/weapon.js";
import {
  afflictionKindLabel,
  gripLabel,
  immunityLabel,
  leftText,
  locationTableLabel,
  lossLabel,
  sideLabel,
  zoneLabel,
} from "../../labels.js";
import { takesPoints } from "../../rules/body/conditions.js";
import { GRIPS } from "../../rules/attack/grips.js";
import { faultyNumbers } from "../../rules/attack/locations.js";
import { SIDES, ZONES } from "../../rules/vocabulary.js";
import { actsOn, type ActPage } from "../actor/acts.js";
import { shieldView, weaponView } from "../views/arms-view.js";
import { bodyView } from "../views/body-view.js";
import { conditionViews } from "../views/conditions-view.js";
import { attributeViews, figureViews, type FigureView } from "../views/figures-view.js";
import { numberSpans } from "../../data/items/number-spans.js";
import { numberChips } from "../members.js";
import { pointsView } from "../views/points-view.js";
import { progressView } from "../views/progress-view.js";
import { roundView } from "../views/round-view.js";
import { rootViews } from "../views/skills-view.js";
import { spellView } from "../views/spells-view.js";
import { sequelViews, woundViews } from "../views/wounds-view.js";

/** What a sheet says of itself to the parts it draws. */
export interface DrawnSheet {
  readonly actor: Actor;
  readonly model: RpgActor;
  readonly editing: boolean;
  /** Racines whose skills are folded away. */
  readonly folded: ReadonlySet<string>;
}

/** The data of one part of an actor's sheet. */
export async function actorPart(partId: string, sheet: DrawnSheet): Promise<object> {
  switch (partId) {
    case "cover":
      return cover(sheet);
    case "state":
      return state(sheet);
    case "build":
      return build(sheet);
    case "play":
      return {
        ...(await bodyView(sheet.model)),
        ...hurts(sheet),
        ...round(sheet),
        ...arms(sheet),
        ...skills(sheet),
        special: await special(sheet),
        acts: acts("play", sheet),
      };
    case "gear":
      return gear(sheet);
    case "spells":
      return spells(sheet);
    case "health":
      return { ...hurts(sheet), ...health(sheet), acts: acts("health", sheet) };
    case "progress":
      return { ...progress(sheet), acts: acts("progress", sheet) };
    case "story":
      return story(sheet);
    default:
      return {};
  }
}

/** One of many alike, as it is played: what it does not need in a fight is left to the sheet they all come from. */
function isOneOfMany({ actor, model, editing }: DrawnSheet): boolean {
  return model instanceof RpgCreature && actor.isToken && !editing;
}

/** A page of a creature that holds nothing is there to be filled in, no more. */
function isIdle({ model, editing }: DrawnSheet, things: readonly unknown[]): boolean {
  return model instanceof RpgCreature && !editing && things.length === 0;
}

async function special({ actor, model }: DrawnSheet): Promise<string> {
  return model instanceof RpgCreature ? enriched(model.special, actor) : "";
}

function cover(sheet: DrawnSheet): object {
  const { actor, model } = sheet;
  const { note, words, ...points } = pointsView(model, deathRule(actor));
  return {
    points: { ...points, value: figure(points.value), note: say(note), words: say(words) },
    creature: model instanceof RpgCreature,
    bare: isOneOfMany(sheet),
  };
}

function state({ model }: DrawnSheet): object {
  const told = <View extends FigureView>(view: View) => ({ ...view, note: say(view.note) });
  return {
    attributes: attributeViews(model, rpgOptions().attributeTest).map(told),
    figures: figureViews(model).map(told),
    lasting: conditionViews(model).map(({ until, ...view }) => ({
      ...view,
      until: until.map(say).join(", "),
      ends: view.ends && game.user.isGM,
    })),
    aided: model.firstAidReceived,
  };
}

function hurts({ model }: DrawnSheet): object {
  return {
    wounds: woundViews(model).map(({ place, text, effects, ...wound }) => ({
      ...wound,
      place: say(place),
      text: text && say(text),
      effects: effects.map(({ what, until }) => ({ what: say(what), until: say(until) })),
    })),
    sequels: sequelViews(model).map(({ index, what }) => ({ index, what: say(what) })),
  };
}

function round({ actor, model }: DrawnSheet): object {
  const now = roundNow(actor);
  if (!now) return { round: null, actionsPerRound: model.actionsPerRound };
  const { actions, plans, ...view } = roundView(roundWith(actor, now));
  return {
    round: {
      n: now.round,
      ...view,
      plans: plans.map(({ parts, ...plan }) => ({ ...plan, label: parts.map(say).join(", ") })),
      actions: actions.map(({ name, ...one }) => ({ ...one, name: say(name) })),
    },
  };
}

function arms({ actor, model }: DrawnSheet): object {
  const weapons = itemsOf(actor, RpgWeapon).filter(({ system }) => system.natural || inHand(system));
  const shields = itemsOf(actor, RpgShield).filter(({ system }) => system.equipped && !system.onGround);
  return {
    weapons: weapons.map((weapon) => {
      const { uses, notes, ...view } = weaponView(model, weapon);
      const supply = supplyOf(actor, weapon.system);
      const shown = uses.map(({ skill, ...use }) => ({ ...use, skill: say(skill) }));
      return { ...view, notes, uses: shown, supply: supply && say(supply) };
    }),
    shields: shields.map((shield) => {
      const { difficulty, ...view } = shieldView(model, shield);
      return { ...view, difficulty: difficulty === 0 ? "" : signed(difficulty) };
    }),
    barehanded: weapons.some(({ system }) => system.natural),
  };
}

export const inHand = ({ equipped, onGround }: RpgWeapon) => equipped !== "none" && !onGround;

function skills({ actor, model, folded }: DrawnSheet): object {
  const known = itemsOf(actor, RpgSkill);
  const roots = rootViews(model, known, folded);
  return { roots, skillCount: known.length, creature: model instanceof RpgCreature };
}

/** The deeds that a page offers to somebody. */
export function acts(page: ActPage, { actor, model }: Pick<DrawnSheet, "actor" | "model">): readonly Act[] {
  const { prone } = model.bodyState;
  const weapons = itemsOf(actor, RpgWeapon).map(({ system }) => system);
  return actsOn(page, {
    fight: fightOf(actor) !== null,
    prone: prone !== null,
    entangled: model.lasting.some(({ state }) => state.type === "entangled"),
    burning: model.lasting.some(({ state }) => state.type === "burning"),
    unsteady: prone === null && model.lasting.some(({ state }) => state.type === "unsteady"),
    losing: takesPoints(model.lasting) && (game.user.isGM || !rpgOptions().bleedAuto), // else the clock takes them
    ailing: itemsOf(actor, RpgAffliction).some(({ system }) => system.runs),
    sheathed: weapons.some(({ natural, equipped, onGround }) => !natural && equipped === "none" && !onGround),
    bow: weapons.some(({ reload, equipped }) => reload === "bow" && equipped !== "none"),
    million: rpgOptions().oneInAMillion,
    paidMoves: rpgOptions().movementCostsAction,
    keeper: game.user.isGM,
  });
}

/** RP-83 — whether using it up gives points back. */
export function isPotion({ healFormula, quantity }: RpgGear): boolean {
  return healFormula !== "" && quantity > 0;
}

/** Name and place of a thing on a list. */
function listed({ id, name, img }: CarriedItem<object>) {
  return { id, name, img };
}

function gear(sheet: DrawnSheet): object {
  const { actor } = sheet;
  const weapons = byName(itemsOf(actor, RpgWeapon).filter(({ system }) => !system.natural));
  const things = byName(itemsOf(actor, RpgGear));
  const shields = byName(itemsOf(actor, RpgShield));
  const down = ({ system }: CarriedItem<{ readonly onGround: boolean }>) => system.onGround;
  const up = (thing: CarriedItem<{ readonly onGround: boolean }>) => !down(thing);
  return {
    bare: isIdle(sheet, [...weapons, ...things, ...shields, ...itemsOf(actor, RpgArmor)]),
    grips: choices(GRIPS, gripLabel),
    holds: choices(HOLDS, gripLabel),
    weapons: weapons
      .filter(up)
      .map((weapon) => ({ ...listed(weapon), system: weapon.system, dice: weapon.system.formula })),
    shields: shields.filter(up).map((shield) => ({ ...listed(shield), system: shield.system })),
    armours: byName(itemsOf(actor, RpgArmor)).map((armour) => ({
      ...listed(armour),
      system: armour.system,
      covers: numberChips(armour.system.coverage),
      coverage: numberSpans(armour.system.coverage),
    })),
    things: things
      .filter(up)
      .map((thing) => ({ ...listed(thing), system: thing.system, potion: isPotion(thing.system) })),
    ground: [...weapons, ...shields, ...things].filter(down).map((thing) => listed(thing)),
  };
}

async function spells(sheet: DrawnSheet): Promise<object> {
  const { actor, model } = sheet;
  const now = roundNow(actor);
  const views = byName(itemsOf(actor, RpgSpell)).map(async (spell) => {
    const { facts, ...view } = spellView(model, spell, now?.round ?? null);
    return { ...view, facts: facts.map(say), description: await enriched(spell.system.description, actor) };
  });
  return { spells: await Promise.all(views), bare: isIdle(sheet, views) };
}

function health({ actor, model }: DrawnSheet): object {
  const afflictions = byName(itemsOf(actor, RpgAffliction)).map((affliction) => {
    const { kind, active, interval, remaining } = affliction.system;
    return {
      ...listed(affliction),
      active,
      kind: afflictionKindLabel(kind),
      left: active && remaining !== null ? say(leftText(remaining, interval)) : "",
    };
  });
  return {
    afflictions,
    fireLoss: model.fireLoss,
    losses: choices(LOSSES, lossLabel),
    sideChoices: choices(SIDES, sideLabel),
  };
}

function progress({ actor, model }: DrawnSheet): object {
  return model instanceof RpgCharacter ? progressView(model, itemsOf(actor, RpgSkill)) : {};
}

async function story(sheet: DrawnSheet): Promise<object> {
  const { actor, model } = sheet;
  const [biography, notes] = await Promise.all([enriched(model.biography, actor), enriched(model.notes, actor)]);
  return { biography, notes, bare: isOneOfMany(sheet) && model.keeperNotes === "" };
}

function build({ model }: DrawnSheet): object {
  const creature = model instanceof RpgCreature;
  return {
    creature,
    sideChoices: choices(SIDES, sideLabel),
    zoneChoices: choices(ZONES, zoneLabel),
    tableChoices: choices(LOCATION_CHOICES, locationTableLabel),
    ownTable: model.locationTable === "custom",
    faulty: faultyNumbers(model.customLocations).join(", "),
    immunities: IMMUNITIES.map((id) => ({ id, label: immunityLabel(id), on: model.immunities.includes(id) })),
    hides: creature ? model.naturalArmor.map(hideView) : [],
  };
}

function hideView({ formula, coverage }: RpgCreature["naturalArmor"][number], row: number): object {
  return { formula, chips: numberChips(coverage).map((chip) => ({ ...chip, row })) };
}
