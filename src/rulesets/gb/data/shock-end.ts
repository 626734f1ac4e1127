import { nextTurn, type ShockEnd } from "../rules/turns.js";

/** GB-34 — when a shock given now is over: at the end of the victim's next turn in the fight it is in. */
export function shockEndFor(actor: Actor | null): ShockEnd {
  const none = { combatId: "", round: 0, turn: 0 };
  if (!actor || typeof game === "undefined" || !game.combats) return none;
  for (const combat of game.combats) {
    const place = combat.turns.findIndex((combatant) => combatant.actor === actor);
    if (!combat.started || place < 0 || combat.turn === null) continue;
    return { combatId: combat.id ?? "", ...nextTurn({ round: combat.round, turn: combat.turn }, place) };
  }
  return none;
}
