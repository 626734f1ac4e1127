import { BANDS, type Band } from "../vocabulary.js";

/** SE-24 — successes that a shot needs. */
export const BAND_DIFFICULTY = { courte: 2, moyenne: 3, extreme: 6 } as const satisfies Record<Band, number>;

/** SE-24 — the farthest distance of each band in metres, nearest band first; a weapon skips a band without a limit. */
export type Ranges = readonly (number | null)[];

/** SE-24 — where a distance in metres falls; `null`: out of range, no roll is possible. Limits belong to their band. */
export function bandAt(distance: number, ranges: Ranges): Band | null {
  return BANDS.find((_, column) => distance <= (ranges[column] ?? -Infinity)) ?? null;
}

/** SE-24 — why limits cannot be those of a weapon: it shoots nowhere, or a band ends before a nearer one; `null`: they can. */
export function rangeFault(ranges: Ranges): "none" | "order" | null {
  const told = ranges.filter((limit) => limit !== null);
  if (told.length === 0) return "none";
  return told.every((limit, i) => limit > (told[i - 1] ?? 0)) ? null : "order";
}
