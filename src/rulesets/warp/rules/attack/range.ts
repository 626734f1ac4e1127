import { BANDS, type Band, type BeyondRange, type RangeRow } from "../vocabulary.js";

/** WP-54 — where a distance falls: range dice for the target, and the column. */
export interface RangeReading {
  readonly dice: number;
  readonly band: Band;
}

/** WP-54, WP-83 — first column that reaches a distance in metres (WD-09); `null` beyond the last. */
export function rangeAt(distance: number, limits: readonly number[]): RangeReading | null {
  const column = limits.findIndex((limit) => distance <= limit);
  const band = BANDS[column];
  return band ? { dice: column + 1, band } : null;
}

/** WP-54 — range dice proposed to the keeper beyond the table; `null`: no such shot. A cable is as long as it is. */
export function diceBeyond(row: RangeRow | "custom", mode: BeyondRange): number | null {
  return mode === "ask" && row !== "taser" ? BANDS.length + 1 : null;
}
