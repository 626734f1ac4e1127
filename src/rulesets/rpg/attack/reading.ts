import { unwrittenOutcomes } from "../../../core/play/log/round-outcomes.js";
import { flag, record, text } from "../../../core/shape/shape.js";
import { fightOf } from "../../../core/fight/state/fight-of.js";
import type { RoundStamp } from "../../../core/fight/state/round-rule.js";
import { RpgActor } from "../data/actors/rpg-actor.js";
import { RpgWeapon } from "../data/items/weapon.js";
import type { RoundActions } from "../rules/fight/round-actions.js";
import type { DeathRule } from "../rules/vocabulary.js";

/** The figures of an actor of this ruleset. Throws for anybody else: core only hands over ours. */
export function figuresOf({ system, type }: Actor): RpgActor {
  const figures: unknown = system;
  if (figures instanceof RpgActor) return figures;
  throw new TypeError(`${type} is not an actor of rpg`);
}

/** The weapon an item is. Throws for anything else: core only hands over ours. */
export function weaponOf({ system, type }: Item): RpgWeapon {
  const weapon: unknown = system;
  if (weapon instanceof RpgWeapon) return weapon;
  throw new TypeError(`${type} is not a weapon of rpg`);
}

/** RP-38 — the round that it is for an actor; `null` outside a fight, where nobody counts actions. */
export function roundNow(actor: Actor): RoundStamp | null {
  const fight = fightOf(actor);
  return fight && { combatId: fight.id ?? "", round: fight.round };
}

/** RP-38 — what an actor has done with the actions of this round; `null` outside a fight. */
export function roundOf(actor: Actor): RoundActions | null {
  const now = roundNow(actor);
  return now && roundWith(actor, now);
}

/** What of any outcome says that its target parried, or cast a spell. */
const SPENDING = record({ means: text, casts: flag });

/** RP-36, RP-38 — what an actor has done with the actions of a round, with parries and spells that still wait for the damage of all. */
export function roundWith(actor: Actor, now: RoundStamp): RoundActions {
  const round = figuresOf(actor).roundAt(now);
  const waiting = unwrittenOutcomes(actor, now).map(SPENDING.read);
  const parried = waiting.filter(({ means }) => means !== "").length;
  const cast = waiting.filter(({ casts }) => casts).length;
  return {
    ...round,
    ...(cast > 0 && { section: "magic" }),
    attacks: round.attacks + cast,
    parries: round.parries + parried,
  };
}

/** RP-27 — the rule by which an actor dies. */
export function deathRule(actor: Actor): DeathRule {
  return figuresOf(actor).deathRule;
}
