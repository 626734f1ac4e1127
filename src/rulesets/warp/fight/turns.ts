import type { TurnStep } from "../../../core/ruleset.js";
import { WarpActor } from "../data/actors/warp-actor.js";
import { waiting } from "./initiative.js";
import { waitIsOver } from "../rules/fight/initiative.js";

/**
 * WP-47 — whoever has waited does so no more once their moment has come. What else was done in a turn is over by itself
 * with the next one, since it is kept with the turn's number.
 */
export function turns(actor: Actor, place: number, { previous, current }: TurnStep): object | null {
  const system: unknown = actor.system;
  if (!(system instanceof WarpActor) || !system.turn.waits) return null;
  return waitIsOver(place, previous, current) ? waiting(actor, false) : null;
}
