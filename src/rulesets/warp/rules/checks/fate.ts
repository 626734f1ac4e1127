import { pool, type Pool } from "./pool.js";

/** WP-13 — how fate turns out for the players. */
export type FateResult = "good" | "middling" | "bad";

/** WP-13 — the middle of two dice: neither good nor bad. */
const MIDDLE = 7;

/** WP-13 — fate's own dice: two, no trait, and what the keeper adds. */
export function fatePool(bonus = 0, malus = 0): Pool {
  return pool({ base: 2, bonus, malus });
}

/** WP-13 — what fate's total means. */
export function fateResult(total: number): FateResult {
  if (total === MIDDLE) return "middling";
  return total > MIDDLE ? "good" : "bad";
}
