import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { numberIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { borneBy, chosenOf, type Borne } from "../../../../core/deed/owned-items.js";
import { WarpWeapon } from "../../data/weapon.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, ownOptions, numberField } from "../fields.js";
import { count } from "../figures.js";
import { doubtsWhetherAble, obstacle, unlessAlive } from "../reading.js";
import { nameKept, nameTold } from "../../data/names-kept.js";

type Weapon = Borne<WarpWeapon>;

/** What an actor has thrown and not picked up since. */
function lyingFrom(actor: Actor): readonly Weapon[] {
  return borneBy(actor, WarpWeapon).filter(({ system }) => system.thrown > 0);
}

/** The weapon chosen, else the first that lies about; none in place of a chosen one that lies there no more. */
function weaponIn(actor: Actor, choices: DeedChoices): Weapon | null {
  const lying = lyingFrom(actor);
  return chosenOf(lying, choices, "weapon") ?? ("weapon" in choices ? null : (lying[0] ?? null));
}

/** How many are picked up: all, unless some are lost or broken. */
function countIn(weapon: Weapon, choices: DeedChoices): number {
  const { thrown } = weapon.system;
  return numberIn(choices, "taken", { min: 1, max: thrown, otherwise: thrown });
}

/** WP-54 — what was thrown is at hand again. */
export const pickUp = deed("pickUp", {
  icon: "fa-solid fa-hand",
  by: "owner",
  fields: ([actor], choices) => {
    const weapon = actor && weaponIn(actor, choices);
    if (!weapon) return [];
    const others = ownOptions(lyingFrom(actor));
    return [
      ...(others.length > 1 ? [choiceField("weapon", weapon.id, others)] : []),
      ...(weapon.system.thrown > 1 ? [numberField("taken", countIn(weapon, choices), 1, weapon.system.thrown)] : []),
    ];
  },
  obstacle: ({ actor, choices }) => (weaponIn(actor, choices) ? unlessAlive(actor) : obstacle("nothingThrown", actor)),
  doubt: ({ actor }) => doubtsWhetherAble(actor),
  outcome: ({ actor, choices }): Outcome => {
    const weapon = weaponIn(actor, choices);
    if (!weapon) return { weapon: "" };
    const { quantity, thrown } = weapon.system;
    return { weapon: weapon.id, ...nameKept("name", weapon), quantity, thrown, taken: countIn(weapon, choices) };
  },
  changes: changesOf,
  edit: { figures: (ruled) => (word(ruled, "weapon") === "" ? [] : [count("taken", [0, stored(ruled, "thrown")])]) },
  view: (outcome) =>
    card({
      verdict: told("pickUp.verdict", { name: nameTold(outcome, "name"), count: stored(outcome, "taken") }),
      tone: "good",
    }),
});

/** What lay about is in the hand: as many fewer lie there. */
function changesOf(outcome: Outcome, actor: Actor): Changes | null {
  const weapon = lyingFrom(actor).find(({ id }) => id === word(outcome, "weapon"));
  if (!weapon) return null;
  const { quantity, thrown } = weapon.system;
  const taken = Math.min(thrown, stored(outcome, "taken"));
  return {
    items: [
      { id: weapon.id, path: "system.quantity", after: quantity + taken },
      { id: weapon.id, path: "system.thrown", after: thrown - taken },
    ],
  };
}
