import type { ActionCost } from "../vocabulary.js";

/** DD-120 — half-rounds that an action takes of a round; a long one goes on in the next. */
export const HALVES: Readonly<Record<ActionCost, number>> = { free: 0, simple: 1, complex: 2, long: 2 };

/** DD-120 — half-rounds in a round. */
export const ROUND_HALVES = 2;

/** DD-120 — how somebody is, as far as actions go. */
export const ACTING_STATES = [
  "able",
  "outOfAction",
  "staggered",
  "shock",
  "stunned",
  "surprised",
  "dying",
  "unconscious",
  "dead",
] as const;
export type ActingState = (typeof ACTING_STATES)[number];

const HALVES_BY_STATE: Readonly<Record<ActingState, number>> = {
  able: ROUND_HALVES,
  outOfAction: 1,
  staggered: 1,
  shock: 1,
  stunned: 0,
  surprised: 0,
  dying: 0,
  unconscious: 0,
  dead: 0,
};

/** DD-119, DD-120 — half-rounds that somebody has in a round. */
export function halvesAllowed(state: ActingState, surpriseRound = false): number {
  return Math.min(HALVES_BY_STATE[state], surpriseRound ? 1 : ROUND_HALVES);
}

/** DD-120 — whether something may still be done after so many half-rounds. */
export function mayAct(cost: ActionCost, spent: number, state: ActingState = "able", surpriseRound = false): boolean {
  return spent + HALVES[cost] <= halvesAllowed(state, surpriseRound);
}
