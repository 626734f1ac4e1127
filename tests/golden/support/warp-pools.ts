import { opposed, compare } from "../../../src/rulesets/warp/rules/outcome.js";
import { poolResult, PLAIN_DICE } from "../../../src/rulesets/warp/rules/pool-result.js";
import type { DiceRules } from "../../../src/rulesets/warp/rules/pool-result.js";
import { pool } from "../../../src/rulesets/warp/rules/pool.js";
import type { PoolParts } from "../../../src/rulesets/warp/rules/pool.js";
import type { Adapter } from "./run.js";

type DiceOption = "criticalFailure" | "everUpward" | "irresistibleSixes";

interface RolledPool extends PoolParts {
  readonly dice: number[];
  readonly extraDice?: number[];
}

interface WithOptions {
  readonly options?: DiceOption[];
}

/** Adapters for the pool of dice and what it comes to. */
export const poolAdapters: Readonly<Record<string, Adapter>> = {
  pool: (parts: PoolParts) => pool(parts),

  rollPool: ({ options, ...rolled }: RolledPool & WithOptions) => ({
    formula: pool(rolled).formula,
    ...rollOf(rolled, options),
  }),

  compare: (given: { total: number; target: number; criticalFailure?: boolean }) =>
    compare(given.total, given.target, given.criticalFailure),

  opposed: ({ left, right, options }: { left: RolledPool; right: RolledPool } & WithOptions) => {
    const [ours, theirs] = [rollOf(left, options), rollOf(right, options)];
    return {
      leftTotal: ours.total,
      rightTotal: theirs.total,
      leftSixes: ours.sixes,
      rightSixes: theirs.sixes,
      ...opposed(ours, theirs),
    };
  },
};

function rollOf({ dice, extraDice = [], ...parts }: RolledPool, options: readonly DiceOption[] = []) {
  const rules: DiceRules = { ...PLAIN_DICE, ...Object.fromEntries(options.map((id) => [id, true])) };
  return poolResult(pool(parts), dice, rules, extraDice);
}
