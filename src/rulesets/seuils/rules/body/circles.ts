import { ROWS, type Row } from "../vocabulary.js";

/** SE-50, SE-51, SE-55 — one row: the wounds it holds, those that fill a circle, those that cross one. */
export interface Circles {
  readonly max: number;
  readonly lethal: number;
  readonly temporary: number;
}

/** SE-50 — something for each row. */
export function perRow<T>(value: (row: Row) => T): Record<Row, T> {
  return { touche: value("touche"), blesse: value("blesse"), tue: value("tue") };
}

/** SE-50 — the circles of somebody. */
export type Rows = Readonly<Record<Row, Circles>>;

/** SE-52…SE-55 — where a wound came to lie: in a row, on a crossed circle that it filled, or past the last one. */
export type Placed = Row | "converted" | "surplus";

/** SE-52…SE-55 — circles after some wounds, each wound's place (the worst wound's first), and wounds past the last circle. */
export interface Ticked {
  readonly rows: Rows;
  readonly placed: readonly Placed[];
  readonly surplus: number;
}

/** SE-55 — circles of a row that are ticked: filled or crossed. */
export function tickedIn({ lethal, temporary }: Circles): number {
  return lethal + temporary;
}

/** SE-55 — circles of a row that are free. */
export function freeIn(circles: Circles): number {
  return Math.max(0, circles.max - tickedIn(circles));
}

/** SE-50 — filled circles of all rows. */
export function filledIn(rows: Rows): number {
  return ROWS.reduce((sum, row) => sum + rows[row].lethal, 0);
}

/** The worst row with a circle of a kind; `null`: none has one. */
export function worstRow(rows: Rows, counted: (circles: Circles) => number): Row | null {
  return ROWS.findLast((row) => counted(rows[row]) > 0) ?? null;
}

/** SE-61, SE-67, SE-69 — the row that care, bleeding and recovery go by: the worst one with a filled circle (D-26). */
export function worstLethal(rows: Rows): Row | null {
  return worstRow(rows, ({ lethal }) => lethal);
}

/** SE-68, SE-72 — the worst row with a crossed circle. */
export function worstTemporary(rows: Rows): Row | null {
  return worstRow(rows, ({ temporary }) => temporary);
}

/** SE-51, SE-55 — circles of a row that lost some, or was stored wrong: crosses go first. */
export function withinMax({ max, lethal, temporary }: Circles): Circles {
  const filled = Math.min(Math.max(0, lethal), max);
  return { max, lethal: filled, temporary: Math.min(Math.max(0, temporary), max - filled) };
}

/** SE-50 — circles in a word: the same for all who are hurt alike. */
export function circlesKey(rows: Rows, surplus: number): string {
  return [...ROWS.map((row) => `${rows[row].lethal}+${rows[row].temporary}`), surplus].join(" ");
}
