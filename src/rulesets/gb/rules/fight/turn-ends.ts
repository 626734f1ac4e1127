import { isBefore, nextTurn, type LimitedStates, type Moment } from "./turns.js";

/** A step of a fight forward; `current` is `null` once the fight is over. */
export interface TurnChange {
  readonly combatId: string;
  readonly previous: Moment;
  readonly current: Moment | null;
}

/** What is over, each as the value it goes back to; absent when it goes on. */
export interface EndedStates {
  readonly shock?: "none";
  readonly stance?: "none";
  readonly barred?: false;
}

/**
 * GB-21, GB-34, GB-35, GB-69 — states of a bearer that a step of the fight ends; turns that were skipped count.
 * @param place the bearer's turn in the round, from 0
 */
export function endedStates(
  states: LimitedStates,
  place: number,
  { combatId, previous, current }: TurnChange,
): EndedStates {
  const { shock, stance, barred } = states;
  const { until } = shock;
  const own = { round: place >= previous.turn ? previous.round : previous.round + 1, turn: place };
  const ended = current === null || isBefore(own, current);
  const begun = current === null || !isBefore(current, nextTurn(previous, place));
  const shockOver =
    until.combatId === combatId ? current === null || isBefore({ ...until, turn: place }, current) : ended;
  return {
    ...(shock.kind !== "none" && shockOver && { shock: "none" as const }),
    ...(stance !== "none" && begun && { stance: "none" as const }),
    ...(barred && ended && { barred: false as const }),
  };
}
