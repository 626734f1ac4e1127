import { folded } from "../text/folded.js";
import type { Entry } from "./index/entry.js";

/** Letters in which a name may differ and still be offered. */
const MOST = 2;

/** The entries whose names come nearest to what was typed and not found, nearest first. */
export function nearestTo(query: string, entries: readonly Entry[], most: number): readonly Entry[] {
  const typed = folded(query.trim());
  if (typed.length < 3) return [];
  const near = entries.flatMap((entry) => {
    const words = folded(`${entry.name} ${entry.alias}`).split(/[\s·,()]+/);
    const distance = Math.min(...[folded(entry.name), ...words].map((word) => letters(typed, word)));
    return distance <= MOST ? [{ entry, distance }] : [];
  });
  return near
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** In how many letters two words differ: added, left out, or another; beyond the most that counts, more than that. */
function letters(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST) return MOST + 1;
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (const [j, theirs] of Array.from(other).entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + Number(letter !== theirs)));
    row = next;
  }
  return row[other.length] ?? MOST + 1;
}
