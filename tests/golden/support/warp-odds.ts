import { fraction, NOTHING, plus, times, written } from "../../../src/core/odds/fraction.js";
import type { Fraction } from "../../../src/core/odds/fraction.js";
import { atLeast, oddsOpposed, poolOdds, split } from "../../../src/rulesets/warp/odds/pool.js";
import type { Odds } from "../../../src/rulesets/warp/odds/pool.js";
import { PLAIN_DICE } from "../../../src/rulesets/warp/rules/checks/pool-result.js";
import { pool } from "../../../src/rulesets/warp/rules/checks/pool.js";
import type { Keep, Pool } from "../../../src/rulesets/warp/rules/checks/pool.js";
import type { Adapter } from "./run.js";

/** Adapters for exact probabilities. */
export const oddsAdapters: Readonly<Record<string, Adapter>> = {
  probability: (given: GivenPool) => {
    const rolls = 6n ** BigInt(given.roll);
    const odds = plainOdds(given);
    const waysOf = ({ numerator, denominator }: Fraction) => Number((numerator * rolls) / denominator);
    return {
      denominator: Number(rolls),
      atLeast: Object.fromEntries([...odds.totals.keys()].map((total) => [total, waysOf(atLeast(odds, total))])),
      mean: written(meanOf(odds)),
    };
  },

  probabilityAllOnes: (given: GivenPool) =>
    told(split(poolOdds(poolOf(given), { ...PLAIN_DICE, criticalFailure: true })).critical),

  probabilityAllSixes: (given: GivenPool) => told(atLeast(plainOdds(given), 6 * given.keep)),

  probabilityAtLeast: ({ value, ...given }: GivenPool & { value: number }) => told(atLeast(plainOdds(given), value)),

  probabilityEverUpwardOneDie: ({ value }: { value: number }) =>
    told(atLeast(poolOdds(pool({ base: 1 }), { ...PLAIN_DICE, everUpward: true }), value)),

  probabilityAnySix: ({ dice }: { dice: number }) =>
    told(atLeast(poolOdds(pool({ base: 1, bonus: dice - 1 }), PLAIN_DICE), 6)),

  probabilityOpposed: ({ left, right }: { left: GivenPool; right: GivenPool }) => {
    const { success, draw, failure } = oddsOpposed(plainOdds(left), plainOdds(right));
    return { win: written(success), draw: written(draw), lose: written(failure) };
  },
};

interface GivenPool {
  readonly roll: number;
  readonly keep: number;
  readonly mode: Keep;
}

function poolOf({ roll, keep, mode }: GivenPool): Pool {
  return pool({ base: keep, bonus: mode === "kh" ? roll - keep : 0, malus: mode === "kl" ? roll - keep : 0 });
}

function plainOdds(given: GivenPool): Odds {
  return poolOdds(poolOf(given), PLAIN_DICE);
}

/** Mean total of a pool that does not go on. */
function meanOf({ totals }: Odds): Fraction {
  return [...totals].reduce((mean, [total, weight]) => plus(mean, times(weight, fraction(BigInt(total)))), NOTHING);
}

function told(chance: Fraction): { fraction: string } {
  return { fraction: written(chance) };
}
