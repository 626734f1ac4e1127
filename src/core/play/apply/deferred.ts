import { actOf } from "../act/act-of.js";
import { roundState } from "../../fight/state/round-state.js";
import { isMoment, isMomentOn } from "../../fight/state/shared-moment.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";

/** Tells whether a target's outcome is deferred with the blows of its round, so that all fall together. */
export function isDeferred({ outcome }: Pick<VerdictTarget, "outcome">, verdict: Verdict): boolean {
  return isDeferring(verdict) && actOf(verdict).isDeferrable(outcome);
}

/** Tells whether the round of an act still defers outcomes. */
export function isDeferring({ fought }: Pick<Verdict, "fought">): boolean {
  const fight = fought && game.combats.get(fought.combat);
  return fight?.started === true && fight.round === fought?.round && isYetToCome(fight, fought.until);
}

/** Tells whether a deferred outcome may never have fallen: its fight is over. */
export function isLeftOver({ fought }: Pick<Verdict, "fought">): boolean {
  return fought !== null && fought.until !== "" && !game.combats.has(fought.combat);
}

/**
 * Tells whether a phase of a fight's round is still ahead, neither over nor the current one; an empty id is none. Of a
 * moment shared by several: whether one of them still has a turn.
 */
export function isYetToCome(fight: Combat, phase: string): boolean {
  if (phase === "") return false;
  if (isMoment(phase)) return isMomentOn(fight, phase);
  const state = roundState(fight);
  return !state || (state.stand !== phase && !state.over.includes(phase));
}
