import type { RollSpec } from "../../../core/play/contract/dice.js";
import type { Line } from "../../../core/play/contract/modifiers.js";
import type { DiceRules } from "../rules/checks/pool-result.js";
import type { DiceRoll } from "./dice-roll.js";
import { poolOf } from "./line-dice.js";
import { WarpPoolRoll } from "./pool-roll.js";
import type { PoolRoll, PoolRollOptions } from "./pool-roll.js";

/** A pool to be rolled. */
export interface PoolRequest {
  readonly what: PoolRoll;
  /** WP-06 — dice before any line. */
  readonly base: number;
  readonly lines: readonly Line[];
  readonly rules: DiceRules;
}

/** What is rolled for a pool; `null` when it has no dice (WD-15). */
export function poolSpec({
  what,
  base,
  lines,
  rules,
}: PoolRequest): Pick<RollSpec, "roll" | "formula" | "options"> | null {
  const { formula } = poolOf(base, lines);
  const options: PoolRollOptions = { ruleset: "warp", what, base, lines, rules };
  return formula === null ? null : { roll: WarpPoolRoll.name, formula, options: { ...options } };
}

/** Plain dice to be thrown; `null` when there are none. */
export function diceSpec(what: DiceRoll, dice: number): Pick<RollSpec, "roll" | "formula" | "options"> | null {
  return dice < 1
    ? null
    : { roll: "WarpDiceRoll", formula: `${dice}d6`, options: { ruleset: "warp", lines: [], what } };
}
