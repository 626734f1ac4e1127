import type { Text } from "../../../../core/text/text.js";
import { explain, lineOf } from "../../dice/lines.js";
import { amountOf } from "../../dice/line-dice.js";
import { pool, poolParts, type PoolModifier } from "../../rules/checks/pool.js";

/** How a die of a pool is drawn: one that counts, or one that is rolled on top. */
export type DieKind = "own" | "bonus" | "malus";

/** A pool as the dice that are rolled for it. */
export interface PoolView {
  /** WD-15 — there is something to roll. */
  readonly possible: boolean;
  /** Empty for more dice than fit: the words say it. */
  readonly dice: readonly DieKind[];
  /** How many dice of which kind. */
  readonly words: readonly Text[];
  /** WP-14 — each reason for dice, and how many. */
  readonly reasons: readonly { readonly name: Text; readonly amount: Text }[];
}

const MOST_DRAWN = 10;

/** WP-01…WP-04, WP-14 — the pool that a base and its reasons come to. */
export function poolView(base: number, modifiers: readonly PoolModifier[]): PoolView {
  const { possible, roll, keep, mode } = pool(poolParts(base, modifiers));
  const onTop = mode === "kh" ? "bonus" : "malus";
  const drawn = roll <= MOST_DRAWN;
  return {
    possible,
    dice: drawn ? Array.from({ length: roll }, (_, i) => (i < keep ? "own" : onTop)) : [],
    words: [...countOf("dice", keep), ...countOf(onTop, roll - keep)],
    reasons: modifiers.map((one) => ({ name: explain(one).name, amount: amountOf(lineOf(one)) })),
  };
}

function countOf(kind: "dice" | "bonus" | "malus", count: number): readonly Text[] {
  return count > 0 ? [{ key: `GARDIEN.WARP.DIE.${kind}.${count === 1 ? "one" : "other"}`, data: { count } }] : [];
}
