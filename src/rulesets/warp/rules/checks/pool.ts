import type { Reason } from "./reasons.js";

/** WP-02…WP-04 — which dice of a pool count: all of them, the highest, the lowest. Words of the notation of Roll. */
export type Keep = "none" | "kh" | "kl";

/** WD-22 — most dice in one roll, whatever they are made of. */
export const MOST_DICE = 60;

/** WP-04 — what a pool is made of, in dice. */
export interface PoolParts {
  /** Score of a trait, what anybody has, or the dice of the circumstances. */
  readonly base: number;
  /** Dice rolled and kept on top of the base (powers). */
  readonly extra?: number;
  /** Dice that several actions in one turn take away. */
  readonly lost?: number;
  /** Bonus dice. */
  readonly bonus?: number;
  /** Malus dice. */
  readonly malus?: number;
}

/** Six-sided dice to roll, and which of them count. */
export interface Pool {
  /** WD-15 — without a die of its own there is no roll, whatever the bonus dice. */
  readonly possible: boolean;
  /** Dice that are rolled. */
  readonly roll: number;
  /** Dice that count. */
  readonly keep: number;
  readonly mode: Keep;
  /** In the notation of Roll; `null` when there is nothing to roll. */
  readonly formula: string | null;
}

/** WD-15 — no dice, no roll; as an opposing total it counts 0. */
export const NO_POOL: Pool = { possible: false, roll: 0, keep: 0, mode: "none", formula: null };

/**
 * WP-01…WP-04 — the pool of a roll: bonus and malus dice cancel one for one, what is left of them is rolled on top and
 * as many of the worst or best dice do not count. They never change how many dice count.
 */
export function pool({ base, extra = 0, lost = 0, bonus = 0, malus = 0 }: PoolParts): Pool {
  const keep = Math.min(MOST_DICE, base + extra - lost);
  if (keep < 1) return NO_POOL;
  const roll = Math.min(MOST_DICE, keep + Math.abs(bonus - malus));
  const mode = roll === keep ? "none" : bonus > malus ? "kh" : "kl";
  return { possible: true, roll, keep, mode, formula: mode === "none" ? `${roll}d6` : `${roll}d6${mode}${keep}` };
}

/** WP-04 — some dice: bonus dice, malus dice, or dice that count on top (below 0: fewer of them). */
export interface PoolDice {
  readonly kind: "bonus" | "malus" | "dice";
  readonly count: number;
}

/** WP-14 — dice with the reason for them. */
export interface PoolModifier extends PoolDice {
  readonly id: Reason;
}

/** WP-04, WP-14 — a base and what weighs on it, counted up. */
export function poolParts(base: number, modifiers: readonly PoolDice[]): Required<PoolParts> {
  const count = (kind: PoolDice["kind"], sign = 1) =>
    modifiers.reduce((sum, one) => sum + (one.kind === kind ? Math.max(0, sign * one.count) : 0), 0);
  return { base, extra: count("dice"), lost: count("dice", -1), bonus: count("bonus"), malus: count("malus") };
}
