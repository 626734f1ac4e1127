import type { TurnStep } from "../../../core/ruleset.js";
import { roundTurned } from "../data/actors/round.js";
import { RpgActor } from "../data/actors/rpg-actor.js";
import type { Condition } from "../rules/body/conditions.js";
import { endsSurprise } from "../rules/body/own-conditions.js";
import { fightOver, isFateful, timePassed } from "../rules/body/passing-time.js";

/**
 * RP-31, RP-38, RP-61 — what a new round brings to one who takes part in a fight: what was done in the last one is
 * over, what lasted so long has ended. Deaths, awakenings and losses have cards of their own: the clock calls for them.
 */
export function turns(actor: Actor, _place: number, { combatId, previous, current }: TurnStep): object | null {
  const system: unknown = actor.system;
  if (!(system instanceof RpgActor)) return null;
  const { lasting } = system;
  const { worldTime } = system.moment;
  const before = { round: previous.round, worldTime };
  if (!current) return changeTo(lasting, fightOver(lasting, before).kept);
  if (current.round <= previous.round) return null;
  const now = { round: current.round, worldTime };
  const { kept } = timePassed(lasting, before, now);
  const left = lasting.filter(
    (condition) => isFateful(condition, now) || (kept.includes(condition) && !endsSurprise(condition, current.round)),
  );
  return {
    ...roundTurned(system, { combatId, round: current.round }), // unless somebody was quicker than the arbiter
    ...changeTo(lasting, left),
  };
}

/** Nothing to write where all goes on. */
function changeTo(before: readonly Condition[], after: readonly Condition[]): object | null {
  const same = before.length === after.length && after.every((condition) => before.includes(condition));
  return same ? null : { conditions: after };
}
