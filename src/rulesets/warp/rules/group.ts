import { sumOf } from "./faces.js";
import { pool, type Pool } from "./pool.js";

/** WP-41…WP-44 — how several people put their efforts together. */
export const GROUP_EFFORTS = ["sum", "combined", "xor", "weakest"] as const;
export type GroupEffort = (typeof GROUP_EFFORTS)[number];

/** WP-41 — nobody is in the other's way: all totals add up. */
export function groupSum(totals: readonly number[]): number {
  return sumOf(totals);
}

/** WP-42 — dice of all, of which as many count as the best score: the helpers' dice are the leader's bonus dice. */
export function combinedPool(scores: readonly number[], bonus = 0, malus = 0): Pool {
  const leader = Math.max(0, ...scores);
  return pool({ base: leader, bonus: groupSum(scores) - leader + bonus, malus });
}

/** WP-43 — only one of them had a chance, whom a die picks: their place, from 1. */
export function pickedTotal(totals: readonly number[], place: number): number {
  const total = totals[place - 1];
  if (total === undefined) throw new RangeError(`${place} is nobody's place among ${totals.length}`);
  return total;
}

/** WP-44 — they had better left it to one: the lowest total is that of all. */
export function weakestTotal(totals: readonly number[]): number {
  return totals.length === 0 ? 0 : Math.min(...totals);
}
