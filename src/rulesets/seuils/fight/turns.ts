import type { TurnStep } from "../../../core/ruleset.js";
import { roundOver, roundTurned } from "../data/actors/round-over.js";
import { SeuilsActor } from "../data/actors/seuils-actor.js";

/**
 * SE-14, SE-19 — what a new round brings to one who takes part in a fight: all actions again, and no surprise any more; nothing
 * of it counts once the fight is over.
 */
export function turns(actor: Actor, _place: number, { combatId, previous, current }: TurnStep): object | null {
  const system: unknown = actor.system;
  if (!(system instanceof SeuilsActor)) return null;
  if (current && current.round <= previous.round) return null;
  const change = {
    ...(current ? roundTurned(system, { combatId, round: current.round }) : roundOver(system)),
    // Who is taken unawares as the fight begins is so for its first round.
    ...(system.suffers.surprised && (!current || previous.round > 0) && { suffers: { surprised: false } }),
  };
  return Object.keys(change).length > 0 ? change : null;
}
