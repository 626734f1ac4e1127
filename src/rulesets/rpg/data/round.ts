import type { RoundActions } from "../rules/round-actions.js";
import type { Intent, Section } from "../rules/vocabulary.js";

/** A round of a fight. */
export interface RoundStamp {
  readonly combatId: string;
  readonly round: number;
}

/** RP-32…RP-40 — what is stored of a round in which nothing has been declared or done. */
function fresh({ combatId, round }: RoundStamp) {
  return {
    combatId,
    round,
    section: null as Section | null,
    intent: "none" as Intent,
    target: "",
    plan: null as RoundActions["plan"],
    attacks: 0,
    parries: 0,
    moves: 0,
    hastened: false,
    disarm: { target: "", hits: 0 },
  };
}
export type StoredRound = ReturnType<typeof fresh>;

/** RP-38 — what to write under `system` when a round begins: what was done in the last one is over. */
export function roundBegun(now: RoundStamp): { readonly round: StoredRound } {
  return { round: fresh(now) };
}

/**
 * RP-32…RP-40 — what to write under `system` for something declared or done in a round; whatever is stored of another
 * one goes.
 */
export function roundChange(
  stored: RoundStamp,
  now: RoundStamp,
  change: Partial<Omit<StoredRound, keyof RoundStamp>>,
): { readonly round: Partial<StoredRound> } {
  const current = stored.combatId === now.combatId && stored.round === now.round;
  return { round: current ? change : { ...fresh(now), ...change } };
}

/** RP-38…RP-40 — the part of a round that the rules of actions change. */
export function actionsDone({ section, plan, attacks, parries, moves }: RoundActions) {
  return { section, plan, attacks, parries, moves };
}
