import { sumOf } from "./faces.js";
import type { Side } from "./outcome.js";
import type { PoolModifier } from "./pool.js";

/** WP-41…WP-44 — how several people put their efforts together. */
export const GROUP_EFFORTS = ["sum", "combined", "xor", "weakest"] as const;
export type GroupEffort = (typeof GROUP_EFFORTS)[number];

/** WP-41 — nobody is in the other's way: all totals add up. */
export function groupSum(totals: readonly number[]): number {
  return sumOf(totals);
}

/** WP-42 — the dice that somebody puts into an effort: those that would count, bonus dice, malus dice. */
export interface Pledge {
  readonly dice: number;
  readonly bonus: number;
  readonly malus: number;
}

/** WP-42 — the pool of all who have put dice in common: the leader's dice, and the named reasons for others. */
export function combinedPool(pledges: readonly Pledge[]): {
  readonly base: number;
  readonly modifiers: readonly PoolModifier[];
} {
  const { leader, helpers, bonus, malus } = combinedDice(pledges);
  const all: readonly PoolModifier[] = [
    { id: "helpers", kind: "bonus", count: helpers },
    { id: "advantage", kind: "bonus", count: bonus },
    { id: "hindrance", kind: "malus", count: malus },
  ];
  return { base: leader, modifiers: all.filter(({ count }) => count > 0) };
}

/** WP-42 — who has most dice leads; what the others bring helps, and what helps or hinders one of them does it to all. */
function combinedDice(pledges: readonly Pledge[]): Record<"leader" | "helpers" | "bonus" | "malus", number> {
  const leader = Math.max(0, ...pledges.map(({ dice }) => dice));
  return {
    leader,
    helpers: sumOf(pledges.map(({ dice }) => dice)) - leader,
    bonus: sumOf(pledges.map(({ bonus }) => bonus)),
    malus: sumOf(pledges.map(({ malus }) => malus)),
  };
}

/** WP-43 — only one of them had a chance, whom a die picks: their place, from 1. */
export function pickedTotal(totals: readonly number[], place: number): number {
  const total = totals[place - 1];
  if (total === undefined) throw new RangeError(`${place} is nobody's place among ${totals.length}`);
  return total;
}

/**
 * WP-36, WP-41, WP-43, WP-44 — several rolls as one: their total, and whether it is a critical failure. It is one where
 * the roll that counts is; where all count, only if all are.
 * @param place of the one a die picked, from 1
 */
export function together(way: Exclude<GroupEffort, "combined">, rolls: readonly Side[], place = 1): Side {
  const totals = rolls.map(({ total }) => total);
  const failed = ({ criticalFailure }: Side) => criticalFailure;
  if (way === "sum") return { total: groupSum(totals), criticalFailure: rolls.length > 0 && rolls.every(failed) };
  const total = way === "xor" ? pickedTotal(totals, place) : weakestTotal(totals);
  const counting = way === "xor" ? rolls.slice(place - 1, place) : rolls.filter((roll) => roll.total === total);
  return { total, criticalFailure: counting.some(failed) };
}

/** WP-44 — they had better left it to one: the lowest total is that of all. */
export function weakestTotal(totals: readonly number[]): number {
  return totals.length === 0 ? 0 : Math.min(...totals);
}
