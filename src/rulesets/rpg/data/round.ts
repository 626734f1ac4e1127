import type { RpgActor } from "./rpg-actor.js";

/** A round of a fight. */
interface RoundStamp {
  readonly combatId: string;
  readonly round: number;
}

type Rounds = Pick<RpgActor, "round" | "lastRound">;

/** Whether what is remembered of a round is of this one. */
export function isOfRound({ combatId, round }: RoundStamp, now: RoundStamp): boolean {
  return combatId === now.combatId && round === now.round;
}

/** RP-37, RP-38 — what to write under `system` of somebody for whom it is another round; `null` where it is no other. */
export function roundTurned(known: Rounds, now: RoundStamp): object | null {
  if (isOfRound(known.round, now)) return null;
  return roundBack(known, now) ?? { ...roundBegun(now), lastRound: known.round };
}

/** RP-37, RP-38 — the same for a round that the fight goes back to: what was declared and done in it; `null` where nobody knows. */
export function roundBack({ round, lastRound }: Rounds, now: RoundStamp): object | null {
  return isOfRound(lastRound, now) && !isOfRound(round, now) ? { round: lastRound, lastRound: round } : null;
}

/** RP-32…RP-40 — what to write under `system` when a round begins: what was declared and done in the last one is over. */
export function roundBegun({ combatId, round }: RoundStamp): object {
  const nothing = { section: null, intent: "none", target: "", plan: null, attacks: 0, parries: 0, moves: 0 };
  return { round: { combatId, round, ...nothing, hastened: false, once: [], disarm: { target: "", hits: 0 } } };
}
