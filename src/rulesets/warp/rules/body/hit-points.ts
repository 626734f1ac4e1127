/** WP-57…WP-59 — how somebody fares, best first. */
export const HEALTH = ["fit", "wounded", "down", "dying", "dead"] as const;
export type Health = (typeof HEALTH)[number];

/** WP-57 — hit points of an actor. */
export interface HitPoints {
  /** May be negative. */
  readonly hp: number;
  readonly max: number;
  /** WP-60 — temporary damage: it counts for all but dying (WD-24). */
  readonly temp: number;
}

/** WP-57, WP-60 — hit points that are left to act with. */
export function effectiveHp({ hp, temp }: HitPoints): number {
  return hp - temp;
}

/** WP-57…WP-59 — how somebody fares: half lost wounds (WD-23), 0 puts down, the maximum below 0 kills (WD-25). */
export function healthOf(points: HitPoints): Exclude<Health, "dead"> {
  const effective = effectiveHp(points);
  if (points.hp <= -points.max) return "dying";
  if (effective <= 0) return "down";
  return 2 * effective <= points.max ? "wounded" : "fit";
}

/** WP-57…WP-59 — the points at or under which somebody is wounded, down, dying. */
export function thresholds(max: number): Readonly<Record<"wounded" | "down" | "dying", number>> {
  return { wounded: Math.floor(max / 2), down: 0, dying: -max };
}

/** WP-57 — malus dice on every action. */
export function woundMalus(health: Health): 0 | 1 {
  return health === "fit" ? 0 : 1;
}

/** WP-51, WP-60 — damage that came through armour. */
export interface Loss {
  readonly damage: number;
  readonly temporary: boolean;
}

/** WP-57, WP-64 — hit points with the level before the fight, `null` while nothing has been lost since the last recovery. */
export interface FightPoints {
  readonly hp: number;
  readonly temp: number;
  readonly fightStart: number | null;
}

/** WP-57, WP-64 — hit points after a loss; the first one since the last recovery notes the level before it (WD-40). */
export function afterLoss(points: FightPoints, { damage, temporary }: Loss): FightPoints {
  if (damage <= 0) return points;
  if (temporary) return { ...points, temp: points.temp + damage };
  return { ...points, hp: points.hp - damage, fightStart: points.fightStart ?? points.hp };
}
