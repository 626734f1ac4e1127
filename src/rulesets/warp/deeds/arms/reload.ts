import type { Changes } from "../../../../core/play/contract/changes.js";
import { card } from "../../../../core/deed/card.js";
import type { Asked } from "../../../../core/deed/form.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { oneOf, text, whole, type Read } from "../../../../core/shape/shape.js";
import { say as sayHere } from "../../../../core/text/text.js";
import type { Text } from "../../../../core/text/text.js";
import { borneBy, chosenOf, type Borne } from "../../../../core/deed/owned-items.js";
import { WarpAmmo } from "../../data/items/ammo.js";
import { nameKept, nameOf, nameShapes, nameTold } from "../../data/items/names-kept.js";
import { warpOptions } from "../../data/options.js";
import { WarpWeapon } from "../../data/items/weapon.js";
import { ammoLabel } from "../../labels.js";
import { AMMO_TYPES } from "../../rules/attack/ammunition.js";
import type { AmmoType } from "../../rules/attack/ammunition.js";
import { refill } from "../../rules/attack/reload.js";
import type { Refill } from "../../rules/attack/reload.js";
import { count, deed, fact, field, figure, named, numbers, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";

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
  if (choices["ammo"] === UNCOUNTED) return null;
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

const chosen = ({ actors: [actor], choices }: Asked) => (actor ? weaponIn(actor, choices) : null);

const FORM = {
  weapon: field.pick(
    ({ actors: [actor] }) =>
      (actor ? weaponsOf(actor) : []).map((one) => {
        const { loaded, magazine } = one.system;
        return { value: one.id, label: say("reload.weapon", { name: nameOf(one), loaded, magazine }) };
      }),
    { initial: "" },
  ),
  ammo: field.pick(
    ({ actors: [actor] }) => [
      ...(actor ? stocksOf(actor) : []).map((one) =>
        field.namedOption(one.id, `${nameOf(one)} × ${one.system.quantity}`),
      ),
      { value: UNCOUNTED, label: say("reload.uncounted") },
    ],
    { initial: "", hint: say("hint.ammo") },
  ),
};

/** WP-89 — what an outcome keeps of a reload. */
const KEPT = {
  weapon: text,
  ...nameShapes("name"),
  magazine: whole,
  before: oneOf(AMMO_TYPES, "standard"),
  type: oneOf(AMMO_TYPES, "standard"),
  /** Empty for rounds that nobody counts. */
  ammo: text,
  loaded: whole,
  taken: whole,
  returned: whole,
  left: whole,
};
type Reloaded = Read<typeof KEPT>;

/** WP-89, WP-94, WP-95 — a weapon is loaded from the rounds at hand; the keeper is asked about others. */
export const reload = deed("reload", {
  icon: "fa-solid fa-rotate",
  by: "owner",
  form: FORM,
  window: (_form, asked) => {
    const [actor] = asked.actors;
    const weapon = chosen(asked);
    if (!actor || !weapon) return { weapon: false, ammo: false };
    return { weapon: { value: weapon.id }, ammo: { value: stockIn(actor, weapon, asked.choices)?.id ?? UNCOUNTED } };
  },
  kept: KEPT,
  obstacle: ({ actor, choices }) => hindrance(actor, choices),
  doubt: ({ actor, choices }) => {
    const weapon = weaponIn(actor, choices);
    const counted = weapon !== null && warpOptions().trackAmmo;
    return counted && !stockIn(actor, weapon, choices) ? obstacle("uncounted", actor) : null;
  },
  outcome: ({ actor, choices }) => {
    const weapon = weaponIn(actor, choices);
    if (!weapon) return {};
    const stock = stockIn(actor, weapon, choices);
    const { magazine, ammoType } = weapon.system;
    const moved = refillOf(weapon, stock);
    return {
      ...{ weapon: weapon.id, magazine, before: ammoType, ammo: stock?.id ?? "" },
      ...nameKept("name", weapon),
      ...moved,
      left: stock ? stock.system.quantity - moved.taken : 0,
    };
  },
  changes: changesOf,
  edit: {
    figures: (ruled) => (ruled.weapon === "" ? [] : [count("loaded", [0, mostLoaded(ruled)])]),
    follow: (decided, ruled) => {
      const more = decided.loaded - ruled.loaded;
      return { taken: ruled.taken + more, left: ruled.left - more };
    },
  },
  view: (kept) => {
    const { loaded, magazine, type, ammo, left, returned } = kept;
    return card({
      verdict: say("reload.verdict", { name: nameTold(kept, "name"), loaded, magazine }),
      tone: "good",
      facts: [
        fact("ammo", { key: ammoLabel(type) }, "WP-94"),
        numbers("stock", ammo === "" ? say("reload.uncounted") : figure(left), "WP-89"),
        ...(returned > 0 ? [numbers("unloaded", named(String(returned)), "WP-94")] : []),
      ],
    });
  },
});

/** WP-89 — a full magazine, or as much of it as the rounds at hand fill. */
function mostLoaded({ ammo, loaded, left, magazine }: Reloaded): number {
  return Math.min(magazine, ammo === "" ? Infinity : loaded + left);
}

/** WP-94 — rounds go from the stock into the weapon, and those of another kind out of it, to their like. */
function changesOf(kept: Reloaded, actor: Actor): Changes | null {
  const weapon = weaponsOf(actor).find(({ id }) => id === kept.weapon);
  if (!weapon) return null;
  const { type, before, loaded, taken, returned } = kept;
  const stocks = borneBy(actor, WarpAmmo);
  const stock = stocks.find(({ id }) => id === kept.ammo);
  const alike = stocks.find(({ system }) => system.ammoType === before);
  const quantity = (one: Stock, more: number) => ({
    ...{ id: one.id, path: "system.quantity", after: Math.max(0, one.system.quantity + more) },
  });
  return {
    items: [
      { id: weapon.id, path: "system.loaded", after: loaded },
      ...(type === before ? [] : [{ id: weapon.id, path: "system.ammoType", after: type }]),
      ...(stock ? [quantity(stock, -taken)] : []),
      ...(returned > 0 && alike ? [quantity(alike, returned)] : []),
    ],
    created: returned > 0 && !alike ? [loose(before, returned)] : [],
  };
}

/** Rounds that have no stock of their kind to go back to. */
function loose(ammoType: AmmoType, quantity: number): Record<string, unknown> {
  return { name: sayHere({ key: ammoLabel(ammoType) }), type: "warpAmmo", system: { ammoType, quantity } };
}
