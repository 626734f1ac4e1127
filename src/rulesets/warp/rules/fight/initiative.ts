/** WP-46 — who goes first among equals, in numbers of which the greater go first: players' characters, then the larger pool (WD-39). */
export function initiativeRank(pc: boolean, dice: number): readonly number[] {
  return [Number(pc), dice];
}

/**
 * WP-47 — whether somebody's waiting is over: their moment has come, or the turn of everybody, or the fight, has ended.
 * @param place theirs in the order, from 0
 * @param current where the fight stands now; `null` once it is over
 */
export function waitIsOver(
  place: number,
  previous: { readonly round: number },
  current: { readonly round: number; readonly turn: number } | null,
): boolean {
  return current === null || current.round > previous.round || current.turn === place;
}
