import type { Choices } from "../../../core/play/contract/situation.js";
import type { Borne } from "../../../core/deed/owned-items.js";
import { warpOptions } from "../data/options.js";
import type { WarpTrait } from "../data/items/trait.js";
import { figuresOf } from "../deeds/reading.js";
import { revealed, traitsOf } from "../deeds/traits.js";
import type { Relation } from "../rules/checks/base-dice.js";
import { combatDice, mayServe } from "../rules/checks/trait-use.js";
import type { Role } from "../rules/checks/trait-use.js";
import { turnOf, weaponOf } from "./reading.js";
import { turnCounted } from "./answer/waiting.js";

/** The value of a choice that calls upon no trait: what anybody has (WP-48, WP-49). */
export const UNTRAINED = "none";

/** A trait that somebody may fight with; `null` stands for what anybody has. */
export type Fighting = Borne<WarpTrait> | null;

/** WP-50 — whether a trait that is not of fighting has served for the other side already, in this turn. */
export function isSpent(actor: Actor, { id, system: { combat } }: Borne<WarpTrait>, role: Role): boolean {
  // What waits is defences: they bar attacks alone, and an outcome that is found asks about defences only.
  const { attackTraits, defenceTraits } = role === "attack" ? turnCounted(actor) : turnOf(actor);
  const use = { combat, usedForAttack: attackTraits.includes(id), usedForDefence: defenceTraits.includes(id) };
  return !mayServe(use, role);
}

/** WP-50 — whether the table keeps such a trait from serving. */
export function isBarred(actor: Actor, trait: Borne<WarpTrait>, role: Role): boolean {
  return warpOptions().attackTraitRule === "enforce" && isSpent(actor, trait, role);
}

/** WP-48 — the trait of an attack: as chosen, else that of the weapon, else the best in fighting. */
export function attackTrait(weapon: Item, chosen: string | undefined): Fighting {
  const { actor } = weapon;
  if (!actor || chosen === UNTRAINED) return null;
  const traits = traitsOf(actor);
  const told = traits.find(({ id }) => id === chosen);
  if (told) return told;
  const free = revealed(traits).filter((trait) => !isBarred(actor, trait, "attack"));
  const { traitId } = weaponOf(weapon);
  return (
    free.find(({ id }) => id === traitId) ??
    bestOf(
      actor,
      free.filter(({ system }) => system.combat),
    )
  );
}

/** WP-40 — how a trait fits: fully, or in part where that was said. */
export function relationOf(trait: Fighting, { tangent }: Choices): Relation {
  if (!trait) return "none";
  return tangent === "1" ? "tangent" : "direct";
}

/** WP-49 — the trait proposed for a defence: the best in fighting or dodging. */
export function defenceTrait(actor: Actor): Fighting {
  const fit = revealed(traitsOf(actor)).filter(({ system: { combat, dodge } }) => combat || dodge);
  return bestOf(
    actor,
    fit.filter((trait) => !isBarred(actor, trait, "defence")),
  );
}

/** WP-48, WP-49 — the best of some traits; none where what anybody has is as good. */
function bestOf(actor: Actor, traits: readonly Borne<WarpTrait>[]): Fighting {
  const average = figuresOf(actor).untrained;
  const [best = null] = traits.toSorted((a, b) => b.system.score - a.system.score);
  return best && combatDice(best.system.score, average) > average ? best : null;
}
