import { card } from "../../../../core/deed/card.js";
import { borneBy } from "../../../../core/deed/owned-items.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import { optional, text, whole, type Read } from "../../../../core/shape/shape.js";
import { shotOf } from "../../attack/missiles.js";
import { figuresOf } from "../../attack/reading.js";
import { RpgWeapon } from "../../data/items/weapon.js";
import { reloading } from "../../rules/fight/busy.js";
import { reloadRounds } from "../../rules/attack/reload.js";
import { count, deed, fact, nameHere, say } from "../kit.js";
import { lastingChange } from "../lasting.js";
import { doubtsRoundSpent } from "../round.js";
import { filling, unloadedOf, unlessLoadable, weaponForm } from "./load.js";

const KEPT = {
  ...{ weapon: text, name: text, rounds: whole, taken: whole, capacity: whole },
  /** Bolts in the magazine then; absent for what has none. */
  bolts: optional(whole),
};

/** RP-72 — a weapon is nocked or loaded: it takes a round without attacks, in which one may parry. */
export const reload = deed("reload", {
  icon: "fa-solid fa-rotate",
  by: "owner",
  form: weaponForm((actor) => unloadedOf(actor)),
  kept: KEPT,
  obstacle: ({ actor, form }) => unlessLoadable(actor, form.weapon),
  doubt: ({ actor }) => doubtsRoundSpent(actor),
  outcome: ({ actor, form: { weapon } }) => {
    if (!weapon) return {};
    const { reload: way, magazine } = weapon.system;
    const taken = filling(actor, weapon.system);
    const inFight = figuresOf(actor).moment.round !== null;
    return {
      ...{ weapon: weapon.id, name: weapon.name, rounds: inFight ? reloadRounds(way) : 0 },
      ...(taken !== null && { taken, bolts: magazine.value + taken, capacity: magazine.max }),
    };
  },
  changes: changesOf,
  edit: { figures: ({ weapon }) => (weapon === "" ? [] : [count("rounds", [0, 1])]) },
  view: ({ rounds, name, bolts, capacity }) =>
    card({
      verdict: say(rounds > 0 ? "reload.verdict" : "reload.atOnce", { name: nameHere(name) }),
      tone: "good",
      facts: bolts === undefined ? [] : [fact("bolts", say("ofMost", { value: bolts, most: capacity }), "RP-72")],
    }),
});

/** RP-72 — the weapon is ready, and its bearer busy with it for the round. */
function changesOf({ weapon, rounds, taken }: Read<typeof KEPT>, actor: Actor): Changes | null {
  const borne = borneBy(actor, RpgWeapon).find((one) => one.id === weapon);
  if (!borne) return null;
  const { lasting, moment } = figuresOf(actor);
  const { id, system } = borne;
  const stock = shotOf(actor, system);
  return {
    values: rounds > 0 ? lastingChange([...lasting, reloading(moment)]) : [],
    items: [
      { id, path: "system.loaded", after: true },
      ...(taken > 0 ? [{ id, path: "system.magazine.value", after: system.magazine.value + taken }] : []),
      ...(taken > 0 && stock
        ? [{ id: system.ammo, path: "system.quantity", after: Math.max(0, stock.quantity - taken) }]
        : []),
    ],
  };
}
