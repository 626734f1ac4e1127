import type { Care } from "../care/care.js";
import { BRUISES } from "../care/treatment.js";
import { worstLethal, worstTemporary, type Rows } from "./circles.js";
import { changed } from "./tick-circles.js";
import { DEFAULTS, type Options } from "../options.js";
import type { Row } from "../vocabulary.js";

/** SE-72 — somebody after an hour; the crosses that faded, and their row (`null`: none). */
export interface Faded<C extends Care = Care> {
  readonly rows: Rows;
  readonly care: C;
  readonly faded: number;
  readonly row: Row | null;
}

/** SE-68, SE-72 — an hour passes over crosses, worst row first: one fades at the end of its time, one more once treated. */
export function fadeHour<C extends Care>(
  rows: Rows,
  care: C,
  { temporaryHours }: Pick<Options, "temporaryHours"> = DEFAULTS,
): Faded<C> {
  const row = worstTemporary(rows);
  if (row === null) return { rows, care: { ...care, temporaryHours: 0 }, faded: 0, row };
  const hours = care.temporaryHours + 1;
  if (hours < temporaryHours[row]) return { rows, care: { ...care, temporaryHours: hours }, faded: 0, row: null };
  const isTreated = care.treatment === "success" && worstLethal(rows) === null;
  const extra = isTreated ? (BRUISES[row]?.extraCircles ?? 0) : 0;
  const faded = Math.min(1 + extra, rows[row].temporary);
  const treatment = worstLethal(rows) === null ? ("none" as const) : care.treatment;
  return {
    rows: changed(rows, row, { temporary: -faded }),
    care: { ...care, temporaryHours: 0, treatment },
    faded,
    row,
  };
}

/** SE-72 — hours until a cross of a row fades, the worst one with any. */
export function hoursToFade(
  row: Row,
  { temporaryHours: passed }: Pick<Care, "temporaryHours">,
  { temporaryHours }: Pick<Options, "temporaryHours"> = DEFAULTS,
): number {
  return Math.max(1, temporaryHours[row] - passed);
}

/** SE-72 — somebody after some hours, and the crosses that faded, by row; worst row first. */
export interface FadedOver<C extends Care = Care> {
  readonly rows: Rows;
  readonly care: C;
  readonly faded: readonly { readonly row: Row; readonly crosses: number; readonly after: number }[];
}

/** SE-72 — hours pass over crosses, each as `fadeHour` has it. Fadings are told by the hour. */
export function fadeHours<C extends Care>(
  { rows, care }: Pick<FadedOver<C>, "rows" | "care">,
  hours: number,
  options: Pick<Options, "temporaryHours"> = DEFAULTS,
): FadedOver<C> {
  let now: FadedOver<C> = { rows, care, faded: [] };
  for (let hour = 1; hour <= hours && worstTemporary(now.rows) !== null; hour += 1) {
    const { row, faded: crosses, ...next } = fadeHour(now.rows, now.care, options);
    now = { ...next, faded: [...now.faded, ...(row === null ? [] : [{ row, crosses, after: hour }])] };
  }
  return now;
}
