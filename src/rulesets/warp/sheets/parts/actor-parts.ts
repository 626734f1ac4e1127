import { fightOf } from "../../../../core/fight/state/fight-of.js";
import { byName } from "../../../../core/ui/by-name.js";
import { itemsOf } from "../../../../core/sheets/carried-items.js";
import { choices } from "../../../../core/sheets/choices.js";
import { enriched } from "../../../../core/sheets/enriched.js";
import { say, type Text } from "../../../../core/text/text.js";
import { WarpAmmo } from "../../data/items/ammo.js";
import { WarpArmor } from "../../data/items/armor.js";
import { WarpCharacter } from "../../data/actors/character.js";
import { WarpGear } from "../../data/items/gear.js";
import { WarpNpc } from "../../data/actors/npc.js";
import { isAtDeathsDoor } from "../../data/actors/deaths-door.js";
import { warpOptions } from "../../data/options.js";
import { WarpPower } from "../../data/items/power.js";
import { WarpSpell } from "../../data/items/spell.js";
import { lastingConditions } from "../../data/actors/status.js";
import { WarpTrait } from "../../data/items/trait.js";
import type { WarpActor } from "../../data/actors/warp-actor.js";
import { initiativeOptions } from "../../deeds/initiative-options.js";
import { turnNow } from "../../deeds/reading.js";
import { WarpWeapon } from "../../data/items/weapon.js";
import { WarpWound } from "../../data/items/wound.js";
import { ammoLabel, knownLabel, scopeLabel, woundNatureLabel } from "../../labels.js";
import { actsFor, type Act } from "../actor/acts.js";
import { experienceViews } from "../views/experience-view.js";
import { protectionTexts, skinText, wornTexts } from "../views/armour-view.js";
import { figureViews } from "../views/figures-view.js";
import { gaugeView } from "../views/gauge-view.js";
import { KNOWN, knownOf } from "../views/known.js";
import { paceRows } from "../views/paces-view.js";
import type { PoolView } from "../views/pool-view.js";
import { powerViews, spellViews } from "../views/powers-view.js";
import { reserveView } from "../views/reserve-view.js";
import { tokensView } from "../views/tokens-view.js";
import { sealedView, traitViews } from "../views/traits-view.js";
import { inTurn } from "../views/turn-dice.js";
import { turnPanel } from "../views/turn-panel.js";
import { weaponView } from "../views/weapons-view.js";

/** What a sheet says of itself to the parts it draws. */
export interface DrawnSheet {
  readonly actor: Actor;
  readonly model: WarpActor;
}

/** The data of one part of an actor's sheet. */
export async function actorPart(partId: string, sheet: DrawnSheet): Promise<object> {
  switch (partId) {
    case "rail":
    case "state":
      return state(sheet);
    case "traits":
      return {
        ...(await traits(sheet)),
        ...weapons(sheet),
        quickness: quickness(sheet),
        wounds: wounds(sheet),
        declaresWounds: game.user.isGM && warpOptions().seriousWounds, // WP-75: at any time
        turn: turnPanel(sheet.actor, sheet.model),
        paces: paceRows(),
        acts: acts(sheet),
        log: experienceViews(sheet.model.xp.log),
      };
    case "powers":
      return powers(sheet);
    case "gear":
      return gear(sheet);
    case "story":
      return story(sheet);
    case "keeper":
      return keeper(sheet);
    case "notes":
      return notes(sheet);
    default:
      return {};
  }
}

function state({ model }: DrawnSheet): object {
  const { hp, xp } = model;
  const gauge = gaugeView(hp);
  const reserve = reserveView(model, game.time.worldTime);
  return {
    gauge: { ...gauge, words: say(gauge.words) },
    experience: tokensView(xp.total, xp.used),
    lasting: lastingConditions(model).map((id) => ({ id, label: `GARDIEN.CONDITION.${id}` })),
    reserve: reserve && { ...reserve, next: reserve.next && say(reserve.next) },
    figures: model instanceof WarpNpc ? figures(model) : [],
  };
}

function figures(model: WarpActor): readonly object[] {
  return figureViews(model).map(({ value, ...view }) => ({ ...view, value: list(value, " + ") }));
}

/** The deeds of somebody that belong to no trait, weapon or power. */
export function acts({ actor, model }: DrawnSheet): readonly Act[] {
  const { paranormal, magicTalent, gestaltCombat } = warpOptions();
  return actsFor({
    reserve: reserveView(model, game.time.worldTime) !== null,
    paranormal,
    talent: magicTalent !== "none" && model instanceof WarpCharacter && model.magicTalent === null,
    skin: model.steelSkin.hits > 0,
    dying: isAtDeathsDoor(model),
    gestalt: gestaltCombat,
    fight: fightOf(actor) !== null,
    experience: model.xp.total,
    keeper: game.user.isGM,
  });
}

/** WP-39 — with the dice of this turn. */
export function doer({ actor, model }: DrawnSheet): ReturnType<typeof inTurn> {
  return inTurn(model, model.turnAt(turnNow(actor)).extraActions);
}

async function traits({ actor, model }: DrawnSheet): Promise<object> {
  const views = traitViews(
    doer({ actor, model }),
    itemsOf(actor, WarpTrait).filter(({ system }) => !(system instanceof WarpPower)),
  );
  const read = views.map((view) => (view.unknown && !game.user.isGM ? sealedView(view) : view));
  const told = read.map(async ({ pool, ...view }) => ({
    ...view,
    pool: pool && toldPool(pool),
    raiseCost: askedCost(model, view.raiseCost),
    coverage: await enriched(view.coverage, actor),
  }));
  return { traits: await Promise.all(told) };
}

/**
 * WP-77 — the price of an improvement that this reader may ask for: the keeper always, a player who has the dice. The
 * keeper's people earn none as a rule (WP-32): where they have none, nothing is for sale.
 */
export function askedCost(model: WarpActor, cost: number | null): number | null {
  const { total } = model.xp;
  const asks = game.user.isGM && (total > 0 || model instanceof WarpCharacter);
  return cost !== null && (asks || cost <= total) ? cost : null;
}

/** A pool in the reader's language. */
function toldPool({ words, reasons, ...pool }: PoolView): object {
  return {
    ...pool,
    words: list(words),
    reasons: reasons.map(({ name, amount }) => `${say(name)} ${say(amount)}`).join(" · "),
  };
}

function list(texts: readonly Text[], between = ", "): string {
  return texts.map(say).join(between);
}

function weapons({ actor, model }: DrawnSheet): object {
  const known = itemsOf(actor, WarpTrait).filter(({ system }) => !system.unknown); // WP-28
  const scores = new Map(known.map(({ id, system }) => [id, system.dice]));
  const views = itemsOf(actor, WarpWeapon)
    .filter(({ system }) => system.equipped)
    .map((weapon) => weaponView(doer({ actor, model }), weapon, scores, warpOptions().trackAmmo));
  const skin = skinText(model.steelSkin, game.time.worldTime);
  return {
    weapons: views.map(({ pool, ...view }) => ({ ...view, pool: toldPool(pool) })),
    armours: armours(actor),
    worn: list(wornTexts(model.armour), " · "),
    skin: skin && say(skin),
  };
}

/** WP-46 — what its place in a fight is rolled with. */
function quickness({ actor, model }: DrawnSheet): readonly object[] {
  const traits = itemsOf(actor, WarpTrait).filter(({ system }) => game.user.isGM || !system.unknown); // WP-28
  return initiativeOptions(model, traits).map(({ value, label }) => ({
    value,
    label: say(label),
    selected: value === model.initiativeTrait,
  }));
}

function armours(actor: Actor): readonly object[] {
  return byName(itemsOf(actor, WarpArmor)).map(({ id, name, system }) => ({
    id,
    name,
    worn: system.worn,
    protection: list(protectionTexts(system.figures), " · "),
  }));
}

function wounds({ actor }: DrawnSheet): readonly object[] {
  return itemsOf(actor, WarpWound).map(({ id, name, img, system }) => ({
    id,
    name,
    img,
    natureLabel: woundNatureLabel(system.nature),
    dailyLoss: system.dailyLoss,
    scopeLabel: system.malusScope === null ? null : scopeLabel(system.malusScope),
    treated: system.treated,
  }));
}

async function powers({ actor, model }: DrawnSheet): Promise<object> {
  const charges = reserveView(model, game.time.worldTime)?.left ?? 0;
  const known = itemsOf(actor, WarpPower).filter(({ system }) => game.user.isGM || !system.unknown); // WP-28
  const views = powerViews(doer({ actor, model }), known, charges);
  const told = views.map(async ({ pool, ...view }) => ({
    ...view,
    pool: toldPool(pool),
    raiseCost: askedCost(model, view.raiseCost),
    coverage: await enriched(view.coverage, actor),
  }));
  return {
    powers: await Promise.all(told),
    spells: spellViews(itemsOf(actor, WarpSpell), { charges, keeper: game.user.isGM }),
  };
}

async function gear({ actor, model }: DrawnSheet): Promise<object> {
  return {
    stored: byName(itemsOf(actor, WarpWeapon)).map(({ id, name, img, system }) => ({
      id,
      name,
      img,
      equipped: system.equipped,
    })),
    armours: armours(actor),
    ammo: byName(itemsOf(actor, WarpAmmo)).map(({ id, name, img, system }) => ({
      id,
      name,
      img,
      quantity: system.quantity,
      note: [ammoLabel(system.ammoType)],
      caliber: system.caliber,
    })),
    gear: byName(itemsOf(actor, WarpGear)).map(({ id, name, img, system }) => ({
      id,
      name,
      img,
      quantity: system.quantity,
      value: system.value,
    })),
    equipmentNotes: await enriched(model.equipmentNotes, actor),
  };
}

async function story({ actor, model }: DrawnSheet): Promise<object> {
  const biography = model instanceof WarpCharacter ? await enriched(model.biography, actor) : "";
  return { biography, history: await enriched(model.history, actor), hidden: game.user.isGM ? {} : model.unknown };
}

function keeper({ model }: DrawnSheet): object {
  return {
    known: choices(KNOWN, knownLabel),
    mutant: knownOf(model.psy.mutant),
    talent: knownOf(model instanceof WarpCharacter ? model.magicTalent : null),
  };
}

async function notes({ actor, model }: DrawnSheet): Promise<object> {
  return { publicNotes: model instanceof WarpNpc ? await enriched(model.publicNotes, actor) : "" };
}
