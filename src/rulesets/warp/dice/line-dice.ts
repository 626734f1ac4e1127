import type { Line, Modifier } from "../../../core/play/contract/modifiers.js";
import type { Text } from "../../../core/text/text.js";
import { pool, poolParts } from "../rules/checks/pool.js";
import type { Pool, PoolDice, PoolParts } from "../rules/checks/pool.js";

/** WP-04 — the dice of a line; one added by hand is bonus or malus dice. */
function diceOf({ value, facts }: Pick<Modifier, "value" | "facts">): PoolDice {
  if (facts.counts === 1) return { kind: "dice", count: value };
  return { kind: value < 0 ? "malus" : "bonus", count: Math.abs(value) };
}

/** WP-04 — what a base and the lines that are on are made of. */
export function partsOf(base: number, lines: readonly Line[]): Required<PoolParts> {
  return poolParts(base, lines.filter(({ on }) => on).map(diceOf));
}

/** WP-04 — the pool that they come to. */
export function poolOf(base: number, lines: readonly Line[]): Pool {
  return pool(partsOf(base, lines));
}

/** What a line adds, in dice: bonus, malus, or dice that count. */
export function amountOf(line: Pick<Modifier, "value" | "facts">): Text {
  const { kind, count } = diceOf(line);
  const form = Math.abs(count) === 1 ? "one" : "other";
  const sign = kind === "malus" || count < 0 ? "−" : "+";
  return { key: `GARDIEN.WARP.DIE.${kind}.${form}`, data: { count: `${sign}${Math.abs(count)}` } };
}
