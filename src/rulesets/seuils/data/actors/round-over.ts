import type { RoundStamp } from "../../../../core/fight/state/round-rule.js";
import { type Rounds, isOfRound, NOTHING, type RoundDone, placeOf } from "./round.js";

/** SE-14 — what to write under `system` of somebody for whom it is another round; `null` where it is no other. */
export function roundTurned({ round }: Rounds, now: RoundStamp): object | null {
  return isOfRound(round, now) ? null : { round: { ...now, ...NOTHING }, lastRound: round };
}

/** SE-14 — what to write under `system` of somebody whose fight is over; `null` where nothing of it is left. */
export function roundOver({ round }: Rounds): object | null {
  return Object.keys(NOTHING).some((key) => round[key as keyof RoundDone] > 0)
    ? { round: { combatId: "", round: 0, ...NOTHING } }
    : null;
}

/** SE-14 — what to write so that a round is again what it was for somebody; `null` where nobody knows. */
export function roundKept({ round, lastRound }: Rounds, then: RoundStamp): object | null {
  const place = placeOf({ round, lastRound }, then);
  return place && { round: { round, lastRound }[place] };
}
