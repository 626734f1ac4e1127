import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { say } from "../../../../core/text/text.js";
import type { Text } from "../../../../core/text/text.js";
import { borneBy, chosenOf, type Borne } from "../../../../core/deed/owned-items.js";
import { WarpAmmo } from "../../data/ammo.js";
import { warpOptions } from "../../data/options.js";
import { WarpWeapon } from "../../data/weapon.js";
import { ammoLabel } from "../../labels.js";
import { AMMO_TYPES } from "../../rules/ammunition.js";
import type { AmmoType } from "../../rules/ammunition.js";
import { refill } from "../../rules/reload.js";
import type { Refill } from "../../rules/reload.js";
import { nameKept, nameOf, nameTold } from "../../data/names-kept.js";
import { fact, figure, named, numbers, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, ownOptions } from "../fields.js";
import { count } from "../figures.js";
import { obstacle, unlessAlive } from "../reading.js";

/** The value of the stock that is nobody's: rounds that were never counted. */
const UNCOUNTED = "uncounted";

type Weapon = Borne<WarpWeapon>;
type Stock = Borne<WarpAmmo>;

function weaponsOf(actor: Actor): readonly Weapon[] {
  return borneBy(actor, WarpWeapon).filter(({ system }) => system.magazine > 0);
}

/** The weapon chosen, else the one that has fired most. */
function weaponIn(actor: Actor, choices: DeedChoices): Weapon | null {
  const weapons = weaponsOf(actor);
  const fired = weapons.toSorted((a, b) => missing(b) - missing(a));
  return chosenOf(weapons, choices, "weapon") ?? fired[0] ?? null;
}

function missing({ system: { magazine, loaded } }: Weapon): number {
  return magazine - loaded;
}

function stocksOf(actor: Actor): readonly Stock[] {
  return borneBy(actor, WarpAmmo).filter(({ system }) => system.quantity > 0);
}

/** The rounds chosen, else more of what is loaded, else ordinary ones, else any; `null` for such as nobody counts. */
function stockIn(actor: Actor, weapon: Weapon, choices: DeedChoices): Stock | null {
  const stocks = stocksOf(actor);
  if (textIn(choices, "ammo") === UNCOUNTED) return null;
  const of = (type: AmmoType) => stocks.find(({ system }) => system.ammoType === type);
  return chosenOf(stocks, choices, "ammo") ?? of(weapon.system.ammoType) ?? of("standard") ?? stocks[0] ?? null;
}

/** WP-89 — what a reload would move; rounds that nobody counts are of the kind that is loaded. */
function refillOf({ system }: Weapon, stock: Stock | null): Refill & { readonly type: AmmoType } {
  const { ammoType, loaded, magazine } = system;
  const type = stock?.system.ammoType ?? ammoType;
  return { type, ...refill({ type: ammoType, loaded, magazine }, type, stock?.system.quantity ?? magazine) };
}

function hindrance(actor: Actor, choices: DeedChoices): Text | null {
  const weapon = weaponIn(actor, choices);
  if (!weapon) return obstacle("nothingToLoad", actor);
  const { taken } = refillOf(weapon, stockIn(actor, weapon, choices));
  return taken === 0 ? obstacle("magazineFull", actor) : unlessAlive(actor);
}

/** WP-89, WP-94, WP-95 — a weapon is loaded from the rounds at hand; the keeper is asked about others. */
export const reload = deed("reload", {
  icon: "fa-solid fa-rotate",
  by: "owner",
  fields: ([actor], choices) => {
    const weapon = actor && weaponIn(actor, choices);
    if (!weapon) return [];
    const stock = stockIn(actor, weapon, choices);
    const weapons = weaponsOf(actor).map((one) => {
      const { loaded, magazine } = one.system;
      return { value: one.id, label: told("reload.weapon", { name: nameOf(one), loaded, magazine }) };
    });
    const stocks = ownOptions(stocksOf(actor), (system) => `× ${system.quantity}`);
    const uncounted = { value: UNCOUNTED, label: told("reload.uncounted") };
    return [
      choiceField("weapon", weapon.id, weapons),
      choiceField("ammo", stock?.id ?? UNCOUNTED, [...stocks, uncounted], told("hint.ammo")),
    ];
  },
  obstacle: ({ actor, choices }) => hindrance(actor, choices),
  doubt: ({ actor, choices }) => {
    const weapon = weaponIn(actor, choices);
    const counted = weapon !== null && warpOptions().warpTrackAmmo;
    return counted && !stockIn(actor, weapon, choices) ? obstacle("uncounted", actor) : null;
  },
  outcome: ({ actor, choices }) => {
    const weapon = weaponIn(actor, choices);
    if (!weapon) return { weapon: "" };
    const stock = stockIn(actor, weapon, choices);
    const { magazine, ammoType } = weapon.system;
    return {
      ...{ weapon: weapon.id, magazine, before: ammoType, ammo: stock?.id ?? "" },
      ...nameKept("name", weapon),
      ...refillOf(weapon, stock),
      left: stock ? stock.system.quantity - refillOf(weapon, stock).taken : 0,
    };
  },
  changes: changesOf,
  edit: {
    figures: (ruled) => (word(ruled, "weapon") === "" ? [] : [count("loaded", [0, mostLoaded(ruled)])]),
    follow: (decided, ruled) => {
      const more = stored(decided, "loaded") - stored(ruled, "loaded");
      return { taken: stored(ruled, "taken") + more, left: stored(ruled, "left") - more };
    },
  },
  view: (outcome) =>
    card({
      verdict: told("reload.verdict", {
        ...{
          name: nameTold(outcome, "name"),
          loaded: stored(outcome, "loaded"),
          magazine: stored(outcome, "magazine"),
        },
      }),
      tone: "good",
      facts: [
        fact("ammo", { key: ammoLabel(typeIn(outcome, "type")) }, "WP-94"),
        word(outcome, "ammo") === ""
          ? numbers("stock", told("reload.uncounted"), "WP-89")
          : numbers("stock", figure(stored(outcome, "left")), "WP-89"),
        ...(stored(outcome, "returned") > 0
          ? [numbers("unloaded", named(String(stored(outcome, "returned"))), "WP-94")]
          : []),
      ],
    }),
});

/** WP-89 — a full magazine, or as much of it as the rounds at hand fill. */
function mostLoaded(ruled: Outcome): number {
  const atHand = word(ruled, "ammo") === "" ? Infinity : stored(ruled, "loaded") + stored(ruled, "left");
  return Math.min(stored(ruled, "magazine"), atHand);
}

function typeIn(outcome: Outcome, key: string): AmmoType {
  return AMMO_TYPES.find((type) => type === word(outcome, key)) ?? "standard";
}

/** WP-94 — rounds go from the stock into the weapon, and those of another kind out of it, to their like. */
function changesOf(outcome: Outcome, actor: Actor): Changes | null {
  const weapon = weaponsOf(actor).find(({ id }) => id === word(outcome, "weapon"));
  if (!weapon) return null;
  const [type, before] = [typeIn(outcome, "type"), typeIn(outcome, "before")];
  const stocks = borneBy(actor, WarpAmmo);
  const stock = stocks.find(({ id }) => id === word(outcome, "ammo"));
  const returned = stored(outcome, "returned");
  const alike = stocks.find(({ system }) => system.ammoType === before);
  const quantity = (one: Stock, more: number) => ({
    ...{ id: one.id, path: "system.quantity", after: Math.max(0, one.system.quantity + more) },
  });
  return {
    items: [
      { id: weapon.id, path: "system.loaded", after: stored(outcome, "loaded") },
      ...(type === before ? [] : [{ id: weapon.id, path: "system.ammoType", after: type }]),
      ...(stock ? [quantity(stock, -stored(outcome, "taken"))] : []),
      ...(returned > 0 && alike ? [quantity(alike, returned)] : []),
    ],
    created: returned > 0 && !alike ? [loose(before, returned)] : [],
  };
}

/** Rounds that have no stock of their kind to go back to. */
function loose(ammoType: AmmoType, quantity: number): Record<string, unknown> {
  return { name: say({ key: ammoLabel(ammoType) }), type: "warpAmmo", system: { ammoType, quantity } };
}
