import type { FightState, Stamp, FightKept } from "./fight-state.js";

/** The same to be stored. */
export function fightKept(state: FightState, now: Stamp): FightKept {
  return { ...state, ...now };
}

/** DD-157 — somebody whose readied action is set off: what it costs was counted, and will be with the action itself. */
export function setOff(state: FightState): FightState {
  return state.readied === "" ? state : { ...state, readied: "", spent: Math.max(0, state.spent - 1) };
}

/** DD-120 — somebody who has spent so many half-rounds more. */
export function havingSpent(state: FightState, halves: number): FightState {
  return { ...state, spent: state.spent + halves };
}
