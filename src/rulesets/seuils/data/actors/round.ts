import type { RoundStamp } from "../../../../core/fight/state/round-rule.js";
import { freshRound, type RoundActions } from "../../rules/fight/round-actions.js";

/** SE-14…SE-17 — what was done in a round. */
export interface RoundDone {
  readonly attacks: number;
  /** Ordinary defences that were rolled. */
  readonly defences: number;
  /** SE-18 — other actions. */
  readonly others: number;
  readonly extraDefences: number;
}

/** The same with the round it was done in. */
export type RoundKept = RoundStamp & RoundDone;

/** This round, and the one before. */
export interface Rounds {
  readonly round: RoundKept;
  readonly lastRound: RoundKept;
}

/** Nothing done yet. */
export const NOTHING: RoundDone = { attacks: 0, defences: 0, others: 0, extraDefences: 0 };

/** Whether what is remembered of a round is of this one. */
export function isOfRound({ combatId, round }: RoundStamp, now: RoundStamp): boolean {
  return combatId === now.combatId && round === now.round;
}

/** SE-14 — what was done in a round; nothing where what is remembered is of another. */
export function doneIn(kept: RoundKept, now: RoundStamp): RoundDone {
  if (!isOfRound(kept, now)) return NOTHING;
  const { attacks, defences, others, extraDefences } = kept;
  return { attacks, defences, others, extraDefences };
}

/** SE-14 — where what was done in a round is remembered; `null` where it is no longer, or not yet. */
export function placeOf({ round, lastRound }: Rounds, then: RoundStamp): keyof Rounds | null {
  if (isOfRound(round, then)) return "round";
  return isOfRound(lastRound, then) ? "lastRound" : null;
}

/** SE-14 — the actions of a round, for somebody who is allowed so many. */
export function actionsOf(
  { attacks, defences, others, extraDefences }: RoundDone,
  allowed: { readonly actions: number; readonly attacks: number },
): RoundActions {
  const fresh = freshRound(allowed.actions, allowed.attacks);
  return { ...fresh, spent: attacks + defences + others, attacks, extraDefences };
}
