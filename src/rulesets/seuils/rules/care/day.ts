import type { Care } from "./care.js";
import { worstLethal, type Rows } from "../body/circles.js";
import { WATCH_DIFFICULTY, worseInfection } from "../body/infection.js";
import { against } from "../checks/outcome.js";
import { recoverDay, type Recovered } from "./recovery.js";
import type { Infection } from "../vocabulary.js";

/** SE-63 — successes that the daily roll of an infection watch needs. */
export function watchDifficulty({ watchModifier }: Pick<Care, "watchModifier">): number {
  return WATCH_DIFFICULTY + watchModifier;
}

/** SE-63 — whether a daily roll keeps the infection away. */
export function watchHolds(care: Pick<Care, "watchModifier">, result: number): boolean {
  return against(result, watchDifficulty(care)).success;
}

/**
 * SE-63, SE-65 — the watch once the daily roll of a day has failed: an infection as severe as this, and an end of it.
 * Whoever has one already keeps the worse.
 */
export function watchFailed<C extends Care>(care: C, severity: Infection): C {
  return { ...care, watch: false, infection: worseInfection(care.infection, severity) };
}

/** SE-67, SE-71 — the rest of a day, once its watch is settled: recovery; a recovered circle ends the watch. */
export function endDay<C extends Care>(rows: Rows, care: C): Recovered<C> {
  const day = recoverDay(rows, care);
  return day.recovered > 0 ? { ...day, care: { ...day.care, watch: false } } : day;
}

/** SE-67, SE-71 — the same of several days that nobody watches: what was recovered in all of them. */
export function endDays<C extends Care>(rows: Rows, care: C, days: number): Omit<Recovered<C>, "row"> {
  let now: Omit<Recovered<C>, "row"> = { rows, care, recovered: 0 };
  for (let day = 1; day <= days && (day === 1 || worstLethal(now.rows) !== null); day += 1) {
    const { recovered, ...next } = endDay(now.rows, now.care);
    now = { rows: next.rows, care: next.care, recovered: now.recovered + recovered };
  }
  return now;
}
