import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ALL, plus, toNumber, written } from "../../../../src/core/odds/fraction.js";
import { atLeast, oddsOpposed, poolOdds, split } from "../../../../src/rulesets/warp/odds/pool.js";
import { opposed } from "../../../../src/rulesets/warp/rules/checks/outcome.js";
import { goesOn, PLAIN_DICE, poolResult } from "../../../../src/rulesets/warp/rules/checks/pool-result.js";
import type { DiceRules, PoolResult } from "../../../../src/rulesets/warp/rules/checks/pool-result.js";
import { NO_POOL, pool } from "../../../../src/rulesets/warp/rules/checks/pool.js";
import type { Pool, PoolParts } from "../../../../src/rulesets/warp/rules/checks/pool.js";

const FACES = [1, 2, 3, 4, 5, 6];
const OPTIONS: DiceRules = { ...PLAIN_DICE, criticalFailure: true, everUpward: true };
/** Sixes in a row after which a chain is left: what is missed is less than 6⁻⁹. */
const LONGEST = 9;

/** Every roll of a pool with its chance, played by the rules themselves. */
function* played(ours: Pool, rules: DiceRules): Generator<{ result: PoolResult; chance: number }> {
  for (const faces of rolls(ours.roll)) {
    const chance = 6 ** -ours.roll;
    if (!goesOn(ours, faces, rules)) yield { result: poolResult(ours, faces, rules), chance };
    else {
      for (const [chain, share] of CHAINS) {
        yield { result: poolResult(ours, faces, rules, chain), chance: chance * share };
      }
    }
  }
}

function* rolls(dice: number): Generator<readonly number[]> {
  if (dice === 0) yield [];
  else for (const rest of rolls(dice - 1)) for (const face of FACES) yield [...rest, face];
}

const CHAINS: readonly (readonly [readonly number[], number])[] = Array.from({ length: LONGEST }, (_, sixes) =>
  FACES.slice(0, 5).map((last) => [[...Array<number>(sixes).fill(6), last], 6 ** -(sixes + 1)] as const),
).flat();

const POOLS: readonly PoolParts[] = [
  { base: 0 },
  { base: 1 },
  { base: 1, bonus: 2 },
  { base: 1, malus: 2 },
  { base: 2 },
  { base: 2, bonus: 1 },
  { base: 2, malus: 1 },
  { base: 3, malus: 1 },
];

describe("odds are those of every roll played by the rules", () => {
  test.each(POOLS)("%j against a number", (parts) => {
    const ours = pool(parts);
    for (const rules of [PLAIN_DICE, OPTIONS]) {
      for (const target of [1, 4, 7, 12, 14, 19]) {
        let reached = 0;
        for (const { result, chance } of played(ours, rules)) {
          if (result.total >= target) reached += chance;
        }
        expect(toNumber(atLeast(poolOdds(ours, rules), target))).toBeCloseTo(reached, 6);
      }
    }
  });

  test("against another pool", () => {
    for (const rules of [PLAIN_DICE, OPTIONS]) {
      const all = POOLS.slice(0, 7).map((parts) => pool(parts));
      const seen = all.map((one) => gathered(one, rules));
      for (const [i, ours] of all.entries()) {
        for (const [j, theirs] of all.entries()) {
          const chances = { success: 0, draw: 0, failure: 0, criticalFailure: 0 };
          for (const a of seen[i] ?? []) {
            for (const b of seen[j] ?? []) chances[opposed(a, b).outcome] += a.chance * b.chance;
          }
          const odds = oddsOpposed(poolOdds(ours, rules), poolOdds(theirs, rules));
          for (const id of ["success", "draw", "failure", "criticalFailure"] as const) {
            expect(toNumber(odds[id])).toBeCloseTo(chances[id], 6);
          }
        }
      }
    }
  });
});

/** Rolls that come to the same, once with the sum of their chances. */
function gathered(ours: Pool, rules: DiceRules) {
  const all = new Map<string, { total: number; criticalFailure: boolean; chance: number }>();
  for (const { result, chance } of played(ours, rules)) {
    const { total, criticalFailure } = result;
    const key = `${total} ${criticalFailure}`;
    all.set(key, { total, criticalFailure, chance: chance + (all.get(key)?.chance ?? 0) });
  }
  return [...all.values()];
}

test("WP-10: the odds of both sides are each other's mirror, and all of them add up to 1", () => {
  const parts = fc.record({ base: fc.nat(8), bonus: fc.nat(6), malus: fc.nat(6) });
  fc.assert(
    fc.property(parts, parts, fc.boolean(), (left, right, everUpward) => {
      const rules = { criticalFailure: false, everUpward };
      const [ours, theirs] = [poolOdds(pool(left), rules), poolOdds(pool(right), rules)];
      const [there, back] = [oddsOpposed(ours, theirs), oddsOpposed(theirs, ours)];
      expect(there.success).toEqual(back.failure);
      expect(there.draw).toEqual(back.draw);
      expect(plus(plus(there.success, there.draw), plus(there.failure, there.criticalFailure))).toEqual(ALL);
    }),
    { numRuns: 30 },
  );
});

test("WD-22: the largest pools have exact odds", () => {
  const [most, least] = [pool({ base: 30, bonus: 30 }), pool({ base: 30, malus: 30 })];
  const odds = oddsOpposed(poolOdds(most, OPTIONS), poolOdds(least, OPTIONS));
  expect(toNumber(odds.success)).toBeGreaterThan(0.999);
  expect(odds.failure.numerator).toBeGreaterThan(0n);
});

test("WD-15: no dice against two dice never win", () => {
  const odds = oddsOpposed(poolOdds(NO_POOL, OPTIONS), poolOdds(pool({ base: 2 }), PLAIN_DICE));
  expect([written(odds.success), written(odds.draw), written(odds.failure)]).toEqual(["0/1", "0/1", "1/1"]);
});

test("WP-36, WP-37: how often all dice that count show one face", () => {
  const odds = poolOdds(pool({ base: 3, malus: 1 }), OPTIONS);
  expect([written(split(odds).critical), written(atLeast(odds, 18))]).toEqual(["7/432", "1/1296"]);
  expect(written(split(poolOdds(NO_POOL, OPTIONS)).critical)).toBe("0/1");
});

test("WP-37: one die that goes on reaches 7 once in 6 and 13 once in 36", () => {
  const odds = poolOdds(pool({ base: 1 }), OPTIONS);
  expect([7, 8, 12, 13].map((total) => written(atLeast(odds, total)))).toEqual(["1/6", "5/36", "1/36", "1/36"]);
});
