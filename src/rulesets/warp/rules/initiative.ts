/** WP-46 — somebody in the order of a fight. */
export interface Contender {
  readonly id: string;
  readonly total: number;
  readonly pc?: boolean;
  /** Dice of the pool that was rolled. */
  readonly score?: number;
}

/** WP-46 — who acts first: the higher total, then a player's character, then the larger pool (WD-39). */
export function initiativeOrder(contenders: readonly Contender[]): readonly string[] {
  return contenders
    .toSorted(
      (a, b) => b.total - a.total || Number(b.pc ?? false) - Number(a.pc ?? false) || (b.score ?? 0) - (a.score ?? 0),
    )
    .map(({ id }) => id);
}

/** WP-46 — the order of the table instead of rolls: players as they sit, all of the keeper's before or after them. */
export function seatingOrder<T>(seated: readonly T[], keepers: readonly T[], keeperFirst: boolean): readonly T[] {
  return keeperFirst ? [...keepers, ...seated] : [...seated, ...keepers];
}

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

/** WP-47 — a place in the order of one turn. */
export interface Slot {
  readonly id: string;
  readonly initiative: number;
}

/**
 * WP-47 — the order of a turn in which somebody waits; initiative values stay, so the next turn is as before.
 * @param after whose action is waited for; acts last when it is nobody of this turn
 */
export function delayed(turn: readonly Slot[], id: string, after: string): readonly Slot[] {
  const waiting = turn.find((slot) => slot.id === id);
  if (!waiting || after === id) return turn;
  const others = turn.filter((slot) => slot !== waiting);
  const place = others.findIndex((slot) => slot.id === after);
  return place < 0 ? [...others, waiting] : others.toSpliced(place + 1, 0, waiting);
}
