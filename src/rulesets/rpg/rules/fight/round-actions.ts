import type { Plan, Section } from "../vocabulary.js";

/** RP-38 — actions that everybody has in a round; creatures may have others. */
export const ACTIONS = 2;

/** RP-40, RP-59, RP-61, RP-70…RP-72 — what is done freely, or tried, once a round at most. */
export const ONCE_A_ROUND = ["draw", "hasten", "standUp", "steady", "struggle"] as const;
export type OnceARound = (typeof ONCE_A_ROUND)[number];

/** RP-38…RP-40 — what somebody has done with the actions of one round. */
export interface RoundActions {
  readonly actions: number;
  /** RP-32, RP-37 — what was declared; `null` before. */
  readonly section: Section | null;
  /** RP-38 — chosen on one's own turn, in melee. */
  readonly plan: Plan | null;
  /** Blows, shots and spells. */
  readonly attacks: number;
  readonly parries: number;
  /** RP-40 — actions spent on moving, where the table makes it cost one. */
  readonly moves: number;
}

/** RP-38 — a round in which nothing has been done yet. */
export function freshRound(actions = ACTIONS, section: Section | null = null): RoundActions {
  return { actions, section, plan: null, attacks: 0, parries: 0, moves: 0 };
}
