import type { Ruleset } from "../../ruleset.js";

/**
 * Seconds that a round of a fight lasts: what the rules of most of those in it say; where as many play by each, the
 * longer. `null` when nobody plays by rules of ours.
 */
export function roundSeconds(sides: Iterable<Pick<Ruleset, "roundSeconds"> | null | undefined>): number | null {
  const counts = new Map<number, number>();
  for (const side of sides) if (side) counts.set(side.roundSeconds, (counts.get(side.roundSeconds) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const lasting = [...counts].filter(([, count]) => count === most).map(([seconds]) => seconds);
  return lasting.length === 0 ? null : Math.max(...lasting);
}

/** Rounds that end between two points of a fight; a fight that has not begun is about to begin its first. */
export function roundsBetween(from: number, to: number): number {
  return Math.max(1, to) - Math.max(1, from);
}
