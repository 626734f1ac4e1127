import type { RollSpec } from "../../../core/attack/contract/dice.js";
import type { Line } from "../../../core/attack/contract/modifiers.js";
import { evaluate } from "../../../core/attack/roll.js";
import type { DiceRules, PoolResult } from "../rules/pool-result.js";
import { CHAIN, WarpChainRoll } from "./chain-roll.js";
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

/** Rolls a pool, and the dice that follow nothing but sixes (WP-37); a message holds both. None without dice (WD-15). */
export async function rollPool(request: PoolRequest): Promise<readonly foundry.dice.Roll[]> {
  const spec = poolSpec(request);
  if (!spec) return [];
  const first = await evaluate(spec);
  if (!(first instanceof WarpPoolRoll && first.goesOn)) return [first];
  const options = { ruleset: "warp", lines: [] };
  return [first, await evaluate({ roll: WarpChainRoll.name, formula: CHAIN, options })];
}

/** What the rolls of a pool come to; undefined when they are not a pool and what it called for. */
export function resultOf([first, next]: readonly foundry.dice.Roll[]): PoolResult | undefined {
  if (!(first instanceof WarpPoolRoll)) return undefined;
  return first.resultWith(next instanceof WarpChainRoll ? (next.faces ?? []) : []);
}

/** Plain dice to be thrown; `null` when there are none. */
export function diceSpec(what: DiceRoll, dice: number): Pick<RollSpec, "roll" | "formula" | "options"> | null {
  return dice < 1
    ? null
    : { roll: "WarpDiceRoll", formula: `${dice}d6`, options: { ruleset: "warp", lines: [], what } };
}
