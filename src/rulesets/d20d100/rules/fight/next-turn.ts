import type { Moment } from "../body/shock-end.js";

/** DD-91 — somebody's next turn: in this round if it is still to come, else in the next one. */
export function nextTurn(now: Moment, place: number): Moment {
  return { round: place > now.turn ? now.round : now.round + 1, turn: place };
}
