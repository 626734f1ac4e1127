/** WP-45 — seconds of a turn, unless the keeper says otherwise. */
export const TURN_SECONDS = 3;

/** WP-45 — how fast somebody moves. */
export interface PaceRow {
  readonly kmh: number;
  readonly metresPerTurn: number;
}

/** WP-45 — the paces of the table, slowest first. */
export const PACES = {
  walk: { kmh: 3, metresPerTurn: 2.5 },
  brisk: { kmh: 6, metresPerTurn: 5 },
  jog: { kmh: 9, metresPerTurn: 7.5 },
  distanceRun: { kmh: 12, metresPerTurn: 10 },
  fastRun: { kmh: 18, metresPerTurn: 15 },
  sprint: { kmh: 24, metresPerTurn: 20 },
} as const satisfies Record<string, PaceRow>;
