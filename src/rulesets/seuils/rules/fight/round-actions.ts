import { ACTIONS, ATTACKS } from "../vocabulary.js";

/** SE-14…SE-17 — what somebody has done in one round. */
export interface RoundActions {
  /** Actions and attacks allowed. */
  readonly actions: number;
  readonly mostAttacks: number;
  /** Actions spent, attacks and ordinary defences among them. */
  readonly spent: number;
  readonly attacks: number;
  readonly extraDefences: number;
}

/** SE-14 — a round in which nothing has been done yet; defences before one's own turn count in it too. */
export function freshRound(actions = ACTIONS, mostAttacks = ATTACKS): RoundActions {
  return { actions, mostAttacks, spent: 0, attacks: 0, extraDefences: 0 };
}

/** SE-14, SE-16, SE-20 — why the round allows no attack, or nothing else. */
export type RoundRefusal = "noAttack" | "attackAlreadyMade" | "noActionLeft" | "notTheirTurn";
