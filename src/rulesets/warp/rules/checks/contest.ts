/** WP-51 — totals of both sides, and whose kept dice all showed 1 where the table plays critical failures. */
export interface Contest {
  readonly attack: number;
  readonly defence: number;
  readonly attackFails?: boolean;
  readonly defenceFails?: boolean;
}

/** WP-51 — whether an attack hits, and by how much. */
export interface ContestOutcome {
  readonly hit: boolean;
  readonly margin: number;
}

/** WP-36, WP-51, WP-82 — an attack must beat the defence; a side that fails critically loses whatever the totals (WD-69). */
export function resolveContest({ attack, defence, attackFails, defenceFails }: Contest): ContestOutcome {
  const margin = attack - defence;
  if (attackFails) return { hit: false, margin };
  if (defenceFails) return { hit: true, margin: Math.max(1, margin) };
  return { hit: margin > 0, margin };
}
