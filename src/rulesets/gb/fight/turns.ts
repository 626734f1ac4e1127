import type { TurnStep } from "../../../core/ruleset.js";
import { GbActor } from "../data/actors/gb-actor.js";
import { endedStates } from "../rules/fight/turn-ends.js";

/** GB-21, GB-34, GB-35, GB-69 — what a step of a fight ends for one who takes part in it, as a change of `system`. */
export function turns(actor: Actor, place: number, step: TurnStep): object | null {
  const system: unknown = actor.system;
  if (!(system instanceof GbActor)) return null;
  const { shock, ...others } = endedStates(system.limitedStates, place, step);
  const change = { ...others, ...(shock && { shock: { kind: shock } }) };
  return Object.keys(change).length > 0 ? change : null;
}
