/** WP-54, WP-83 — the five columns of the range tables, nearest first (WD-11). */
export const BANDS = ["pointBlank", "short", "medium", "long", "veryLong"] as const;
export type Band = (typeof BANDS)[number];

/** WP-54, WP-83 — the farthest distance of each column in metres; a taser's cable ends with the third. */
export const RANGES = {
  thrownBalanced: [2, 4, 8, 16, 32],
  thrownImprovised: [2, 4, 6, 8, 10],
  shoulder: [2, 10, 20, 40, 80],
  taser: [1, 2, 5],
  pistol: [2, 10, 20, 40, 80],
  smg: [2, 25, 50, 100, 200],
  rifle: [2, 50, 100, 200, 400],
  shotgun: [4, 8, 16, 32, 64],
} as const satisfies Record<string, readonly number[]>;
export type RangeRow = keyof typeof RANGES;

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

/** WP-54 — what is done about a target beyond the table (WD-10). */
export const BEYOND_RANGE = ["ask", "refuse"] as const;
export type BeyondRange = (typeof BEYOND_RANGE)[number];

/** WP-54 — range dice proposed to the keeper beyond the table; `null`: no such shot. A cable is as long as it is. */
export function diceBeyond(row: RangeRow | "custom", mode: BeyondRange): number | null {
  return mode === "ask" && row !== "taser" ? BANDS.length + 1 : null;
}
