import { fightOf } from "../../../core/fight/state/fight-of.js";
import type { RoundStamp } from "../../../core/fight/state/round-rule.js";
import { seuilsOptions } from "./options.js";
import { SeuilsActor } from "./actors/seuils-actor.js";
import { SeuilsWeapon } from "./items/weapon.js";
import type { RoundActions } from "../rules/fight/round-actions.js";

/** Whether an actor is played by these rules. */
export function isOurs({ system }: Pick<Actor, "system">): boolean {
  return (system as unknown) instanceof SeuilsActor;
}

/** The figures of an actor of this ruleset. Throws for anybody else: core only hands over ours. */
export function figuresOf({ system, type }: Actor): SeuilsActor {
  const figures: unknown = system;
  if (figures instanceof SeuilsActor) return figures;
  throw new TypeError(`${type} is not an actor of seuils`);
}

/** The weapon an item is. Throws for anything else: core only hands over ours. */
export function weaponOf({ system, type }: Item): SeuilsWeapon {
  const weapon: unknown = system;
  if (weapon instanceof SeuilsWeapon) return weapon;
  throw new TypeError(`${type} is not a weapon of seuils`);
}

/** SE-12 — the round that it is for somebody; `null` outside a fight. */
export function roundNow(actor: Actor): RoundStamp | null {
  const fight = fightOf(actor);
  return fight && { combatId: fight.id ?? "", round: fight.round };
}

/** SE-14 — the same where its actions are counted: some tables let them be. */
export function roundCounted(actor: Actor): RoundStamp | null {
  return seuilsOptions().actionControl === "off" ? null : roundNow(actor);
}

/** SE-14 — what somebody has done with the actions of this round; `null` where nobody counts. */
export function actionsNow(actor: Actor): RoundActions | null {
  const now = roundCounted(actor);
  return now && figuresOf(actor).roundAt(now);
}
