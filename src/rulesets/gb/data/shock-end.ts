import { turnOf } from "../../../core/fight/turn-of.js";
import { nextTurn, type ShockEnd } from "../rules/turns.js";

/** GB-34 — when a shock given now is over: at the end of the victim's next turn in the fight it is in. */
export function shockEndFor(actor: Actor | null): ShockEnd {
  const now = turnOf(actor);
  return now ? { combatId: now.combatId, ...nextTurn(now, now.place) } : { combatId: "", round: 0, turn: 0 };
}
