import { nullable, record, text, whole, type Read } from "../../shape/shape.js";

export const PLACE = record({ round: whole, after: nullable(text) });
/** Somebody's place in one round when they wait: right after another, or at its end (`null`). */
export type Place = Read<typeof PLACE>;

/** Somebody in the order of a fight. */
export interface Fighter {
  /** Where they act this round, when not at their own moment. */
  readonly place: Place | null;
}

/** Who goes first among equals: whoever has the greater of the first numbers that differ; missing ones are 0. */
export function compareRanks(one: readonly number[], other: readonly number[]): number {
  const longest = Math.max(one.length, other.length);
  for (let i = 0; i < longest; i++) {
    const difference = (other[i] ?? 0) - (one[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Where somebody acts in a round, from those they act after down to themselves; `null` stands for its end.
 * Whoever waits for somebody who is not there, or who waits for them in turn, acts at the end.
 */
export function wayTo<T extends Fighter>(
  fighter: T,
  round: number,
  find: (id: string) => T | undefined,
): readonly (T | null)[] {
  const way: (T | null)[] = [fighter];
  for (let last = fighter; last.place?.round === round;) {
    const { after } = last.place;
    const anchor = after === null ? undefined : find(after);
    if (!anchor || way.includes(anchor)) return [null, ...way];
    way.unshift(anchor);
    last = anchor;
  }
  return way;
}

/** The order of two ways through a round, where `compare` orders two people at their own moments. */
export function compareWays<T>(
  one: readonly (T | null)[],
  other: readonly (T | null)[],
  compare: (a: T, b: T) => number,
): number {
  const shared = Math.min(one.length, other.length);
  for (let i = 0; i < shared; i++) {
    const [a, b] = [one[i] ?? null, other[i] ?? null];
    if (a === b) continue;
    if (a === null || b === null) return a === null ? 1 : -1;
    return compare(a, b);
  }
  return one.length - other.length; // whoever waits for somebody acts after them
}
