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
  return isOfRound(known.round, now) ? null : { ...roundBegun(now), lastRound: known.round };
}

/** RP-37, RP-38 — what was declared and done in a round, this one or the one before; `null` where nobody knows. */
export function roundKept({ round, lastRound }: Rounds, then: RoundStamp): object | null {
  const known = [round, lastRound].find((one) => isOfRound(one, then));
  return known ? { round: known } : null;
}

/** RP-32…RP-40 — what to write under `system` when a round begins: what was declared and done in the last one is over. */
export function roundBegun({ combatId, round }: RoundStamp): object {
  const nothing = { section: null, intent: "none", target: "", plan: null, attacks: 0, parries: 0, moves: 0 };
  return { round: { combatId, round, ...nothing, hastened: false, once: [], disarm: { target: "", hits: 0 } } };
}
