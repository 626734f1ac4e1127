/** A round of a fight. */
interface RoundStamp {
  readonly combatId: string;
  readonly round: number;
}

/** RP-32…RP-40 — what to write under `system` when a round begins: what was declared and done in the last one is over. */
export function roundBegun({ combatId, round }: RoundStamp): object {
  const nothing = { section: null, intent: "none", target: "", plan: null, attacks: 0, parries: 0, moves: 0 };
  return { round: { combatId, round, ...nothing, hastened: false, once: [], disarm: { target: "", hits: 0 } } };
}
