import { onceHealed, sinceWorstRow, type Care } from "./care.js";
import { CARE } from "./care-table.js";
import { worstLethal, type Rows } from "../body/circles.js";
import { changed } from "../body/tick-circles.js";
import { infectionEffects } from "../body/infection.js";
import type { Row } from "../vocabulary.js";

/** SE-67 — somebody after a day of recovery. */
export interface Recovered<C extends Care = Care> {
  readonly rows: Rows;
  readonly care: C;
  /** Circles recovered, and their row; `null`: none. */
  readonly recovered: number;
  readonly row: Row | null;
}

/** SE-67 — days of a period for somebody in this state. */
export function periodDays(row: Row, { infection }: Pick<Care, "infection">): number {
  return CARE[row].recoveryDays * infectionEffects(infection).recoveryFactor;
}

/** SE-67 — days until a circle of a row is recovered, by somebody who recovers. */
export function daysToRecover(row: Row, care: Pick<Care, "infection" | "recoveryDays">): number {
  return Math.max(1, periodDays(row, care) - care.recoveryDays);
}

/**
 * SE-66…SE-68 — a day of recovery, worst row first: at the end of a period one circle, and one more of the same row where
 * the treatment succeeded. Nobody recovers while bleeding, or gravely infected.
 */
export function recoverDay<C extends Care>(rows: Rows, care: C): Recovered<C> {
  const row = worstLethal(rows);
  const idle = care.bleeding || infectionEffects(care.infection).recoverySuspended;
  if (row === null || idle) return { rows, care: onceHealed(care, rows), recovered: 0, row: null };
  const days = care.recoveryDays + 1;
  if (days < periodDays(row, care)) {
    return { rows, care: { ...care, recoveryDays: days }, recovered: 0, row: null };
  }
  const extra = care.treatment === "success" ? (CARE[row].treatment?.extraCircles ?? 0) : 0;
  const recovered = Math.min(1 + extra, rows[row].lethal);
  const after = changed(rows, row, { lethal: -recovered });
  const next: C = sinceWorstRow({ ...care, recoveryDays: 0, treatment: "none" }, rows, after);
  return { rows: after, care: onceHealed(next, after), recovered, row };
}
