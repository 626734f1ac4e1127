import type { WarpActor } from "../../data/actors/warp-actor.js";

/** What the dice of traits, weapons and powers are read from. */
type Doer = Pick<WarpActor, "diceOf" | "bestCombat" | "untrained">;

/** WP-39 — somebody who has declared actions beyond the first in this turn: every action of it has its dice for that. */
export function inTurn(model: Doer, extraActions: number): Doer {
  const { bestCombat, untrained } = model;
  return { bestCombat, untrained, diceOf: (action, more) => model.diceOf(action, { extraActions, ...more }) };
}
