import { splitFaces, sumOf } from "./faces.js";
import type { Pool } from "./pool.js";

/** The three optional rules of the dice, as they hold for one roll (WP-36…WP-38). */
export interface DiceRules {
  /** WP-36 — nothing but ones is a disaster. */
  readonly criticalFailure: boolean;
  /** WP-37 — nothing but sixes goes on. */
  readonly everUpward: boolean;
  /** WP-38 — every six is a limited success. */
  readonly irresistibleSixes: boolean;
  /** WD-20 — sixes of the dice that count, or of all that were rolled. */
  readonly sixesScope: "kept" | "all";
}

/** The dice of the book's main text: no optional rule. */
export const PLAIN_DICE: DiceRules = {
  criticalFailure: false,
  everUpward: false,
  irresistibleSixes: false,
  sixesScope: "kept",
};

/** What the dice of a pool come to. */
export interface PoolResult {
  readonly possible: boolean;
  /** Dice that count, highest first. */
  readonly kept: readonly number[];
  /** Dice that do not, highest first. */
  readonly dropped: readonly number[];
  /** WP-37 — dice rolled on top after nothing but sixes, in their order. */
  readonly extraDice: readonly number[];
  readonly total: number;
  readonly criticalFailure: boolean;
  /** WP-37 — whether the roll went on. */
  readonly exploded: boolean;
  /** WP-38 — limited successes. */
  readonly sixes: number;
}

/** WP-37 — whether a pool goes on: looked at once the worst or best dice are gone. */
export function goesOn(pool: Pool, faces: readonly number[], { everUpward }: DiceRules): boolean {
  return everUpward && pool.possible && splitFaces(pool, faces).kept.every((face) => face === 6);
}

/**
 * WP-01…WP-04, WP-36…WP-38 — what the faces of a pool come to (order of WD-17).
 * @param chain the dice rolled on top when the pool goes on: sixes, then the one that ends it
 */
export function poolResult(
  pool: Pool,
  faces: readonly number[],
  rules: DiceRules = PLAIN_DICE,
  chain: readonly number[] = [],
): PoolResult {
  const { kept, dropped } = splitFaces(pool, faces);
  const exploded = goesOn(pool, faces, rules);
  if (exploded !== chain.length > 0 || chain.findIndex((face) => face < 6) !== chain.length - 1) {
    throw new RangeError(`${chain.join(", ")} does not follow ${kept.join(", ")}`);
  }
  const counted = rules.sixesScope === "all" ? [...faces, ...chain] : [...kept, ...chain];
  return {
    possible: pool.possible,
    kept,
    dropped,
    extraDice: chain,
    total: sumOf([...kept, ...chain]),
    criticalFailure: rules.criticalFailure && pool.possible && kept.every((face) => face === 1),
    exploded,
    sixes: rules.irresistibleSixes ? counted.filter((face) => face === 6).length : 0,
  };
}
