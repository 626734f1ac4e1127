import type { FightPoints } from "./hit-points.js";

/** WP-65 — share of a loss that comes back, as a fraction so that rounding is exact. */
export interface Share {
  readonly of: number;
  readonly parts: number;
}

/** WP-64, WP-65 — the shares the book names: after any fight, after a bullet, after fists. */
export const RECOVERY_SHARES = {
  half: { parts: 1, of: 2 },
  third: { parts: 1, of: 3 },
  twoThirds: { parts: 2, of: 3 },
} as const satisfies Record<string, Share>;

/** WP-64, WP-65 — hit points after a recovery: rounded up (WD-03), never lowered. */
export function recoveredHp({ hp, fightStart }: Pick<FightPoints, "hp" | "fightStart">, share: Share): number {
  const lost = fightStart === null ? 0 : Math.max(0, fightStart - hp);
  return hp + Math.ceil((lost * share.parts) / share.of);
}

/** WP-60, WP-64 — a rest after the fight: recovery, an end to temporary damage, and the next loss starts a new fight. */
export function rest(points: FightPoints, share: Share): FightPoints {
  return { hp: recoveredHp(points, share), temp: 0, fightStart: null };
}
