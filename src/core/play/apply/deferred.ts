import { actOf } from "../act/act-of.js";
import { roundState } from "../../fight/state/round-state.js";
import { isMoment, isMomentOn } from "../../fight/state/shared-moment.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";

/** Whether what is done to one target is held back with the blows of its round, so that all of them fall at once. */
export function isHeldBack({ outcome }: Pick<VerdictTarget, "outcome">, verdict: Verdict): boolean {
  return isHeld(verdict) && actOf(verdict).held(outcome);
}

/** Whether the round that something was done in still holds back what is to fall. */
export function isHeld({ fought }: Pick<Verdict, "fought">): boolean {
  const fight = fought && game.combats.get(fought.combat);
  return fight?.started === true && fight.round === fought?.round && isYetToCome(fight, fought.until);
}

/** Whether what a round held back may never have fallen: its fight is over. */
export function isLeftOver({ fought }: Pick<Verdict, "fought">): boolean {
  return fought !== null && fought.until !== "" && !game.combats.has(fought.combat);
}

/**
 * Whether a phase of a fight's round is still ahead: it is neither over, nor where the fight stands still; an empty id is
 * none. Of a moment that several share: whether one of them still has the turn.
 */
export function isYetToCome(fight: Combat, phase: string): boolean {
  if (phase === "") return false;
  if (isMoment(phase)) return isMomentOn(fight, phase);
  const state = roundState(fight);
  return !state || (state.stand !== phase && !state.over.includes(phase));
}
