import { borneBy, chosenOf, type Borne } from "../../../../core/deed/owned-items.js";
import { card, word } from "../../../../core/deed/card.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { figuresOf } from "../../attack/reading.js";
import { roundChanges } from "../../attack/round-written.js";
import { RpgWeapon } from "../../data/weapon.js";
import { handsFree } from "../../rules/capacities.js";
import { type RoundActions } from "../../rules/round-actions.js";
import { moveMade } from "../../rules/round-spending.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, ownOptions } from "../fields.js";
import { obstacle, unlessAlive } from "../reading.js";
import { doubtsActionLeft } from "../round.js";

type Weapon = Borne<RpgWeapon>;

const stuckOf = (actor: Actor): readonly Weapon[] => borneBy(actor, RpgWeapon).filter(({ system }) => system.stuck);

/** The weapon chosen, else the first; none in place of a chosen one that is free by now. */
function weaponIn(actor: Actor, choices: DeedChoices): Weapon | null {
  const stuck = stuckOf(actor);
  return "weapon" in choices ? chosenOf(stuck, choices, "weapon") : (stuck[0] ?? null);
}

const anAction = (round: RoundActions) => moveMade(round, true);

/** RP-55 — a weapon that got stuck is pulled free, by an action of the movements. */
export const pullFree = deed("pullFree", {
  icon: "fa-solid fa-up-long",
  by: "owner",
  fields: ([actor], choices) => {
    const weapon = actor && weaponIn(actor, choices);
    const stuck = actor ? ownOptions(stuckOf(actor)) : [];
    return weapon && stuck.length > 1 ? [choiceField("weapon", weapon.id, stuck)] : [];
  },
  obstacle: ({ actor, choices }) => {
    if (!weaponIn(actor, choices)) return obstacle("nothingStuck", actor);
    return unlessAlive(actor) ?? (handsFree(figuresOf(actor).bodyState) ? null : obstacle("handsTied", actor));
  },
  doubt: ({ actor }) => doubtsActionLeft(actor, anAction),
  outcome: ({ actor, choices }) => {
    const weapon = weaponIn(actor, choices);
    return { weapon: weapon?.id ?? "", name: weapon?.name ?? "" };
  },
  changes: (outcome, actor) => ({
    values: roundChanges(actor, anAction),
    items: [{ id: word(outcome, "weapon"), path: "system.stuck", after: false }],
  }),
  view: (outcome) => card({ verdict: told("pullFree.verdict", { name: word(outcome, "name") }), tone: "good" }),
});
