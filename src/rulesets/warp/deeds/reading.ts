import { fightOf } from "../../../core/fight/state/fight-of.js";
import type { Text } from "../../../core/text/text.js";
import { WarpActor } from "../data/actors/warp-actor.js";
import type { TurnStamp } from "../rules/fight/turn-state.js";
import { obstacle } from "./kit.js";

/** The figures of an actor of this ruleset. Throws for anybody else: no deed of this ruleset is done to them. */
export function figuresOf({ system }: Actor): WarpActor {
  const figures: unknown = system;
  if (figures instanceof WarpActor) return figures;
  throw new Error("not an actor of warp");
}

/** WP-64 — hit points after some are gained or lost by the keeper's word: healing brings nobody above the maximum. */
export function hpMoved(actor: Actor, points: number): number {
  const { value, max } = figuresOf(actor).hp;
  return points > 0 ? Math.max(value, Math.min(max, value + points)) : value + points;
}

/** The turn that it is now for somebody, in the fight they are in; outside of one it is always the same. */
export function turnNow(actor: Actor | null): TurnStamp {
  const fight = fightOf(actor) ?? game.combat; // a bystander counts the turns of the one in view
  return fight?.started ? { combatId: fight.id ?? "", round: fight.round } : { combatId: "", round: 0 };
}

/** WP-59 — nothing is done to the dead any more. */
export function unlessAlive(actor: Actor): Text | null {
  return figuresOf(actor).hp.status === "dead" ? obstacle("dead", actor) : null;
}

/** WP-58, WP-130 — whoever is out of action, or held by a spell, acts only by the keeper's leave. */
export function doubtsWhetherAble(actor: Actor): Text | null {
  const { hp, spellbound } = figuresOf(actor);
  const { status } = hp;
  if (spellbound.paralysis) return obstacle("paralysed", actor);
  return status === "down" || status === "dying" ? obstacle("down", actor) : null;
}
