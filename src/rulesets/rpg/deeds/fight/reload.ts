import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { borneBy } from "../../../../core/deed/owned-items.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { shotOf } from "../../attack/missiles.js";
import { figuresOf } from "../../attack/reading.js";
import { RpgWeapon } from "../../data/weapon.js";
import { reloading } from "../../rules/busy.js";
import { reloadRounds } from "../../rules/reload.js";
import { fact, told } from "../card.js";
import { deed } from "../deed.js";
import { count } from "../figures.js";
import { lastingChange } from "../lasting.js";
import { filling, unloadedOf, unlessLoadable, weaponFields, weaponToLoad } from "./load.js";
import { doubtsRoundSpent } from "../round.js";

/** RP-72 — a weapon is nocked or loaded: it takes a round without attacks, in which one may parry. */
export const reload = deed("reload", {
  icon: "fa-solid fa-rotate",
  by: "owner",
  fields: ([actor], choices) => (actor ? weaponFields(unloadedOf(actor), choices) : []),
  obstacle: ({ actor, choices }) => unlessLoadable(actor, weaponToLoad(unloadedOf(actor), choices)),
  doubt: ({ actor }) => doubtsRoundSpent(actor),
  outcome: ({ actor, choices }): Outcome => {
    const weapon = weaponToLoad(unloadedOf(actor), choices);
    if (!weapon) return { weapon: "" };
    const { reload: way, magazine } = weapon.system;
    const taken = filling(actor, weapon.system);
    const inFight = figuresOf(actor).moment.round !== null;
    return {
      ...{ weapon: weapon.id, name: weapon.name, rounds: inFight ? reloadRounds(way) : 0 },
      ...(taken !== null && { taken, bolts: magazine.value + taken, capacity: magazine.max }),
    };
  },
  changes: changesOf,
  edit: { figures: (ruled) => (word(ruled, "weapon") === "" ? [] : [count("rounds", [0, 1])]) },
  view: (outcome) =>
    card({
      verdict: told(stored(outcome, "rounds") > 0 ? "reload.verdict" : "reload.atOnce", {
        name: word(outcome, "name"),
      }),
      tone: "good",
      facts: outcome.bolts === undefined ? [] : [fact("bolts", boltsIn(outcome), "RP-72")],
    }),
});

function boltsIn(outcome: Outcome) {
  return told("ofMost", { value: stored(outcome, "bolts"), most: stored(outcome, "capacity") });
}

/** RP-72 — the weapon is ready, and its bearer busy with it for the round. */
function changesOf(outcome: Outcome, actor: Actor): Changes | null {
  const weapon = borneBy(actor, RpgWeapon).find(({ id }) => id === word(outcome, "weapon"));
  if (!weapon) return null;
  const { lasting, moment } = figuresOf(actor);
  const { id, system } = weapon;
  const taken = stored(outcome, "taken");
  const stock = shotOf(actor, system);
  return {
    values: stored(outcome, "rounds") > 0 ? lastingChange([...lasting, reloading(moment)]) : [],
    items: [
      { id, path: "system.loaded", after: true },
      ...(taken > 0 ? [{ id, path: "system.magazine.value", after: system.magazine.value + taken }] : []),
      ...(taken > 0 && stock
        ? [{ id: system.ammo, path: "system.quantity", after: Math.max(0, stock.quantity - taken) }]
        : []),
    ],
  };
}
