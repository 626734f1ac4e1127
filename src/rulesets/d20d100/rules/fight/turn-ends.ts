import { nextTurn } from "./next-turn.js";
import type { Moment, ShockEnd } from "../body/shock-end.js";
import type { Stance } from "../vocabulary.js";

/** DD-91, DD-152, DD-153, DD-159, DD-161 — states of somebody that end by themselves in a fight. */
export interface LimitedStates {
  /** DD-91 — one simple action only, or none at all, on the next turn. */
  readonly shock: boolean;
  readonly stunned: boolean;
  readonly shockEnds: ShockEnd;
  readonly stance: Stance;
  /** DD-159 — laid open by a charge, or by the keeper's word. */
  readonly forceFlatFooted: boolean;
  /** DD-161 — somebody came from behind and has not struck yet. */
  readonly stolenUpon: boolean;
}

/** What is over, each as the value it goes back to; absent when it goes on. */
export interface EndedStates {
  readonly shock?: false;
  readonly stunned?: false;
  readonly stance?: "none";
  readonly forceFlatFooted?: false;
  readonly stolenUpon?: false;
}

/** A step of a fight forward; `current` is `null` once the fight is over. */
export interface TurnChange {
  readonly combatId: string;
  readonly previous: Moment;
  readonly current: Moment | null;
}

/** Whether one point of a fight lies before another. */
export function isBefore(one: Moment, other: Moment): boolean {
  return one.round < other.round || (one.round === other.round && one.turn < other.turn);
}

/**
 * DD-91 — a shock ends with the next turn of whom it befell; DD-152, DD-153, DD-159, DD-161 — stances, being open after
 * a charge and having somebody behind oneself as it begins. Turns that were skipped count.
 * @param place the turn of whom it befell, from 0
 */
export function endedStates(
  states: LimitedStates,
  place: number,
  { combatId, previous, current }: TurnChange,
): EndedStates {
  const { shock, stunned, shockEnds, stance, forceFlatFooted, stolenUpon } = states;
  const own = { round: place >= previous.turn ? previous.round : previous.round + 1, turn: place };
  const ends = shockEnds.combatId === combatId ? { ...shockEnds, turn: place } : own;
  const shockOver = current === null || isBefore(ends, current);
  const begun = current === null || !isBefore(current, nextTurn(previous, place));
  return {
    ...(shock && shockOver && { shock: false as const }),
    ...(stunned && shockOver && { stunned: false as const }),
    ...(stance !== "none" && begun && { stance: "none" as const }),
    ...(forceFlatFooted && begun && { forceFlatFooted: false as const }),
    ...(stolenUpon && begun && { stolenUpon: false as const }),
  };
}
