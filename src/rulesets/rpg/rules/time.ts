/** RP-02 — a round, in seconds of the story. */
export const ROUND_SECONDS = 1;

/** RP-02, RP-84, RP-98 — longer stretches, in seconds. */
export const HOUR_SECONDS = 3600;

/** RP-03 — the last round in which a lasting action keeps somebody busy, when it begins in this one. */
export function busyUntil(round: number, rounds: number): number {
  return round + Math.max(0, rounds) - 1;
}
