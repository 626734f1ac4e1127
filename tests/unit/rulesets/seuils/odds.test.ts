import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ALL, NOTHING, minus, plus, toNumber, written } from "../../../../src/core/odds/fraction.js";
import {
  atLeast,
  hitOdds,
  holdOdds,
  poolOdds,
  reachOdds,
  type DefenceOdds,
  type ResultOdds,
  type SuccessOdds,
} from "../../../../src/rulesets/seuils/odds/pool.js";
import { exactly } from "../../../support/books/seuils-odds.js";
import { stillToRoll, type Explosion } from "../../../../src/rulesets/seuils/rules/checks/faces.js";
import { resolveHit } from "../../../../src/rulesets/seuils/rules/attack/hit.js";
import { DEFAULTS, type Options } from "../../../../src/rulesets/seuils/rules/options.js";
import { poolOf, type Pool } from "../../../../src/rulesets/seuils/rules/checks/pool.js";
import {
  explosionFrom,
  rawSuccesses,
  resultOf,
  thresholdFor,
} from "../../../../src/rulesets/seuils/rules/checks/successes.js";

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Faces that are read alike, with how many there are of them. */
function classes(threshold: number, from: Explosion): ReadonlyMap<number, bigint> {
  const found = new Map<number, bigint>();
  for (const face of FACES) {
    const same = from !== null && face >= from ? from : face >= threshold ? threshold : 1;
    found.set(same, (found.get(same) ?? 0n) + 1n);
  }
  return found;
}

/** Every roll of some dice that shows no more than `most` faces of a success, played die by die. */
function* rolls(
  dice: number,
  { threshold, from, most }: { threshold: number; from: Explosion; most: number },
  faces: readonly number[] = [],
  ways = 1n,
): Generator<{ faces: readonly number[]; ways: bigint }> {
  if (rawSuccesses({ faces }, threshold) > most) return;
  if (stillToRoll(faces, dice, from) === 0) yield { faces, ways };
  else {
    for (const [face, count] of classes(threshold, from)) {
      yield* rolls(dice, { threshold, from, most }, [...faces, face], ways * count);
    }
  }
}

/** Weights of a pool by brute force, as many as `most` and 0 go: what the rules make of every roll there is. */
function played(pool: Pool, specialty: boolean, most: number, options: Options): readonly bigint[] {
  const threshold = thresholdFor(specialty, options);
  const from = explosionFrom(threshold, options);
  const dice = pool.normalDice + pool.equipmentDice;
  const weights = Array<bigint>(most + 1).fill(0n);
  const equipment = { threshold, from: options.equipmentExplodes ? from : null, most };
  for (const normal of rolls(pool.normalDice, { threshold, from, most })) {
    for (const special of rolls(pool.equipmentDice, equipment)) {
      const successes = rawSuccesses({ faces: normal.faces, equipmentFaces: special.faces }, threshold, options);
      if (successes > most) continue;
      const unused = dice + successes - normal.faces.length - special.faces.length;
      weights[successes] = (weights[successes] ?? 0n) + normal.ways * special.ways * 10n ** BigInt(unused);
    }
  }
  return weights;
}

const TABLES: readonly (readonly [name: string, Partial<Options>])[] = [
  ["the text", {}],
  ["no explosions", { explodeOn: 0 }],
  ["explosions from 9", { explodeOn: 9 }],
  ["explosions from any success", { explodeOn: 2 }],
  ["dE that explode", { equipmentExplodes: true }],
  ["dE of three successes that explode", { equipmentExplodes: true, equipmentSuccessValue: 3, explodeOn: 8 }],
];

describe.each(TABLES)("SE-11: odds are those of every roll there is, with %s", (_, settings) => {
  const options = { ...DEFAULTS, ...settings };

  test.each([0, 1, 2, 3, 4, 5])("%i dice", (dice) => {
    for (let equipmentDice = 0; equipmentDice <= Math.min(dice, 2); equipmentDice += 1) {
      for (const specialty of [false, true]) {
        const pool = poolOf({ characteristic: dice, equipmentDice }, options);
        const odds = poolOdds(pool, specialty, options);
        const most = dice === 5 ? 4 : 6;
        expect(played(pool, specialty, most, options)).toEqual(
          Array.from({ length: most + 1 }, (_n, k) => odds.weight(k)),
        );
      }
    }
  });
});

test("SE-11: one ordinary die, one dE", () => {
  const one = poolOdds(poolOf({ characteristic: 1 }), false);
  expect([0, 1, 2, 3].map((k) => written(exactly(one, k)))).toEqual(["1/2", "9/20", "9/200", "9/2000"]);
  const equipped = poolOdds(poolOf({ characteristic: 1, equipmentDice: 1 }), true);
  expect([0, 1, 2, 3].map((k) => written(exactly(equipped, k)))).toEqual(["3/10", "0/1", "7/10", "0/1"]);
  expect([atLeast(one, -1), atLeast(one, 0)]).toEqual([ALL, ALL]);
});

test("SE-07, SE-11: no dice show nothing", () => {
  const none = poolOdds(poolOf({ characteristic: 0 }), false);
  expect([exactly(none, 0), exactly(none, 1), atLeast(none, 1), atLeast(none, 40)]).toEqual([
    ALL,
    NOTHING,
    NOTHING,
    NOTHING,
  ]);
});

const settings = fc.record({
  explodeOn: fc.constantFrom(0, 2, 8, 10),
  equipmentExplodes: fc.boolean(),
  equipmentSuccessValue: fc.integer({ min: 1, max: 3 }),
  successThreshold: fc.integer({ min: 2, max: 10 }),
});
const dice = fc.record({ characteristic: fc.nat(7), equipmentDice: fc.nat(3), specialty: fc.boolean() });

test("SE-11: chances of each number and of the rest add up to 1", () => {
  fc.assert(
    fc.property(dice, settings, fc.nat(30), ({ specialty, ...parts }, table, most) => {
      const odds = poolOdds(poolOf(parts), specialty, { ...DEFAULTS, ...table });
      let sum = atLeast(odds, most + 1);
      for (let k = 0; k <= most; k += 1) sum = plus(sum, exactly(odds, k));
      expect(sum).toEqual(ALL);
    }),
    { numRuns: 40 },
  );
});

/** The chance of a hit added up as far as a number can tell, each result by the rules. */
function addedUp(
  attack: ResultOdds,
  difficulty: number,
  { odds, successModifier, difficultyBonus }: DefenceOdds,
): number {
  let chance = 0;
  const weights = Array.from({ length: 60 }, (_, k) => toNumber(exactly(odds, k)));
  for (let a = 0; a < 60; a += 1) {
    const falls = weights.reduce((sum, weight, successes) => {
      const bonus = { successBonus: Math.max(0, successModifier), successMalus: Math.max(0, -successModifier) };
      const { outcome } = resolveHit(resultOf(a, attack.successModifier), difficulty, {
        successes,
        ...bonus,
        difficultyBonus,
      });
      return outcome === "hit" ? sum + weight : sum;
    }, 0);
    chance += toNumber(exactly(attack.odds, a)) * falls;
  }
  return chance;
}

describe("odds of an exchange", () => {
  test("SE-26, SE-38: are those of all results of both, added up", () => {
    const table = fc.record({
      explodeOn: fc.constantFrom(0, 9, 10),
      equipmentExplodes: fc.boolean(),
      equipmentSuccessValue: fc.integer({ min: 1, max: 3 }),
    });
    const terms = fc.record({
      difficulty: fc.nat(8),
      ours: fc.integer({ min: -3, max: 3 }),
      successModifier: fc.integer({ min: -3, max: 3 }),
      difficultyBonus: fc.nat(3),
    });
    fc.assert(
      fc.property(dice, dice, table, terms, (left, right, of, { difficulty, ours, ...more }) => {
        const options = { ...DEFAULTS, ...of };
        const attack = { odds: poolOdds(poolOf(left), left.specialty, options), successModifier: ours };
        const defence = { odds: poolOdds(poolOf(right), right.specialty, options), ...more };
        expect(toNumber(hitOdds(attack, difficulty, defence))).toBeCloseTo(addedUp(attack, difficulty, defence), 9);
      }),
      { numRuns: 60 },
    );
  });

  const plain = (odds: SuccessOdds) => ({ odds, successModifier: 0 });

  test("SE-38: without a defence the attack has to reach its Difficulté, no more", () => {
    const attack = plain(poolOdds(poolOf({ characteristic: 3 }), false));
    expect(hitOdds(attack, 2, null)).toEqual(atLeast(attack.odds, 2));
    expect(hitOdds(attack, 0, null)).toEqual(ALL);
  });

  test("SE-05, SE-06, SE-26: what is added to a result, or taken, moves what the dice must show", () => {
    const odds = poolOdds(poolOf({ characteristic: 3 }), false);
    expect(reachOdds({ odds, successModifier: -2 }, 1)).toEqual(atLeast(odds, 3));
    expect(reachOdds({ odds, successModifier: 2 }, 2)).toEqual(ALL);
    expect(reachOdds({ odds, successModifier: -9 }, 0)).toEqual(ALL);
    expect(holdOdds({ odds, successModifier: -1, difficultyBonus: 1 }, 2)).toEqual(atLeast(odds, 4));
  });

  test("SE-26, SE-38: no dice against no dice never hit, who stands still is hit", () => {
    const none = poolOdds(poolOf({ characteristic: 0 }), false);
    const held = { ...plain(none), difficultyBonus: 0 };
    expect(written(hitOdds(plain(none), 0, held))).toBe("0/1");
    expect(written(hitOdds(plain(none), 0, { ...held, difficultyBonus: 1 }))).toBe("1/1");
    expect(written(hitOdds({ odds: none, successModifier: 1 }, 0, held))).toBe("1/1");
  });

  test("SE-38: a tie is the defender's, so two equal pools hit less than half of the time", () => {
    for (let dice = 1; dice <= 10; dice += 1) {
      const side = plain(poolOdds(poolOf({ characteristic: dice }), false));
      const hit = hitOdds(side, 0, { ...side, difficultyBonus: 0 });
      const tie = minus(hitOdds(side, 0, { ...side, difficultyBonus: 1 }), hit);
      expect(plus(plus(hit, hit), tie)).toEqual(ALL); // hit, tie, and the hit of the other side
    }
  });

  test("SE-38: the largest pools have odds that can be shown", () => {
    const options = { ...DEFAULTS, equipmentExplodes: true, equipmentSuccessValue: 3 };
    const most = plain(poolOdds(poolOf({ characteristic: 30, equipmentDice: 5 }), true, options));
    const chance = toNumber(hitOdds(most, 0, { ...most, difficultyBonus: 0 }));
    expect(chance).toBeGreaterThan(0.4);
    expect(chance).toBeLessThan(0.5);
  });
});
