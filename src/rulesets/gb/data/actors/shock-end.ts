import { turnOf } from "../../../../core/fight/order/turn-of.js";
import { nextTurn, shockTime, type ShockEnd } from "../../rules/fight/turns.js";

/** GB-34 — when a shock given now is over: at the end of the victim's next turn in the fight it is in, else a round later. */
export function shockEndFor(actor: Actor | null): ShockEnd {
  const now = turnOf(actor);
  const time = shockTime(game.time.worldTime);
  return now
    ? { combatId: now.combatId, ...nextTurn(now, now.place), time }
    : { combatId: "", round: 0, turn: 0, time };
}
