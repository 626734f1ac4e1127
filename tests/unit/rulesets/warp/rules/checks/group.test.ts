import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  combinedPool,
  groupSum,
  pickedTotal,
  together,
  weakestTotal,
} from "../../../../../../src/rulesets/warp/rules/checks/group.js";
import { pool, poolParts } from "../../../../../../src/rulesets/warp/rules/checks/pool.js";

const pledge = (dice: number, bonus = 0, malus = 0) => ({ dice, bonus, malus });
/** The pool that all of them roll. */
const rolled = (...pledges: readonly ReturnType<typeof pledge>[]) => {
  const { base, modifiers } = combinedPool(pledges);
  return pool(poolParts(base, modifiers));
};

describe("efforts put together", () => {
  test("WP-41: totals add up", () => {
    expect(groupSum([4, 10])).toBe(14);
  });

  test("WP-42: the helpers' dice are the leader's bonus dice", () => {
    expect(rolled(pledge(2), pledge(4), pledge(3)).formula).toBe("9d6kh4");
    expect(rolled(pledge(3), pledge(2, 0, 1)).formula).toBe("4d6kh3");
    expect(rolled(pledge(3, 0, 1)).formula).toBe("4d6kl3");
    expect(rolled().possible).toBe(false);
  });

  test("WP-42: as many dice count as the best has, whoever leads", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 8 }), (scores) => {
        const pledges = scores.map((score) => pledge(score));
        expect(rolled(...pledges).keep).toBe(Math.max(...scores));
        expect(rolled(...pledges.toReversed())).toEqual(rolled(...pledges));
      }),
    );
  });

  test("WP-42: what helps or hinders one of them does it to all, each for its reason", () => {
    expect(combinedPool([pledge(4), pledge(2)])).toEqual({
      base: 4,
      modifiers: [{ id: "helpers", kind: "bonus", count: 2 }],
    });
    expect(combinedPool([pledge(2, 1), pledge(3, 0, 2)])).toEqual({
      base: 3,
      modifiers: [
        { id: "helpers", kind: "bonus", count: 2 },
        { id: "advantage", kind: "bonus", count: 1 },
        { id: "hindrance", kind: "malus", count: 2 },
      ],
    });
    expect(combinedPool([])).toEqual({ base: 0, modifiers: [] });
  });

  test("WP-36: it fails critically where the roll that counts does; where all count, where all do", () => {
    const side = (total: number, criticalFailure = false) => ({ total, criticalFailure });
    const rolls = [side(9), side(3, true)];
    expect(together("sum", rolls)).toEqual(side(12));
    expect(together("sum", [side(2, true), side(3, true)])).toEqual(side(5, true));
    expect(together("weakest", rolls)).toEqual(side(3, true));
    expect(together("weakest", [side(2), side(3, true)])).toEqual(side(2));
    expect(together("xor", rolls, 1)).toEqual(side(9));
    expect(together("xor", rolls, 2)).toEqual(side(3, true));
    expect(together("sum", [])).toEqual(side(0));
  });

  test("WP-43: the one who was picked decides", () => {
    expect(pickedTotal([4, 8], 2)).toBe(8);
    expect(pickedTotal([5], 1)).toBe(5);
    expect(() => pickedTotal([4, 8], 3)).toThrow("3 is nobody's place among 2");
  });

  test("WP-44: the lowest total is that of all", () => {
    expect(weakestTotal([9, 6, 7])).toBe(6);
    expect(weakestTotal([])).toBe(0);
  });
});
