import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOST_DICE, NO_POOL, pool, poolParts } from "../../../../../../src/rulesets/warp/rules/checks/pool.js";

const dice = (max: number) => fc.integer({ min: 0, max });

describe("building a pool", () => {
  test("WP-01: a score alone rolls as many dice, and all of them count", () => {
    expect(pool({ base: 3 })).toEqual({ possible: true, roll: 3, keep: 3, mode: "none", formula: "3d6" });
  });

  test("WP-02, WP-03: a bonus die adds one and drops the lowest, a malus die the highest", () => {
    expect(pool({ base: 3, bonus: 1 }).formula).toBe("4d6kh3");
    expect(pool({ base: 3, malus: 1 }).formula).toBe("4d6kl3");
  });

  test("WP-04: bonus and malus dice cancel one for one and are not rolled", () => {
    expect(pool({ base: 3, bonus: 2, malus: 1 }).formula).toBe("4d6kh3");
    expect(pool({ base: 3, bonus: 3, malus: 3 }).formula).toBe("3d6");
    expect(pool({ base: 2, bonus: 1, malus: 4 }).formula).toBe("5d6kl2");
  });

  test("WP-04: bonus and malus dice never change how many dice count", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), dice(20), dice(20), (base, bonus, malus) => {
        const { keep, roll, mode } = pool({ base, bonus, malus });
        expect([keep, roll]).toEqual([base, base + Math.abs(bonus - malus)]);
        expect(mode).toBe(bonus === malus ? "none" : bonus > malus ? "kh" : "kl");
      }),
    );
  });

  test("WP-39, WP-113: dice on top and dice lost change how many count", () => {
    expect(pool({ base: 3, extra: 2, malus: 1 }).formula).toBe("6d6kl5");
    expect(pool({ base: 3, lost: 2 }).formula).toBe("1d6");
  });

  test("WD-15, WD-16: without a die of its own nothing is rolled, whatever the bonus dice", () => {
    expect(pool({ base: 0, bonus: 3 })).toBe(NO_POOL);
    expect(pool({ base: 2, lost: 2, bonus: 1 })).toBe(NO_POOL);
    expect(pool({ base: 1, lost: 3 })).toBe(NO_POOL);
  });

  test("WD-22: no roll has more than 60 dice", () => {
    expect(pool({ base: 4, bonus: 999 }).formula).toBe(`${MOST_DICE}d6kh4`);
    expect(pool({ base: 999, malus: 5 }).formula).toBe(`${MOST_DICE}d6`);
  });
});

test("WP-14: what weighs on a roll is counted by its kind", () => {
  const parts = poolParts(3, [
    { kind: "bonus", count: 2 },
    { kind: "malus", count: 1 },
    { kind: "malus", count: 1 },
    { kind: "dice", count: -1 },
    { kind: "dice", count: 2 },
  ]);
  expect(parts).toEqual({ base: 3, extra: 2, lost: 1, bonus: 2, malus: 2 });
  expect(pool(parts).formula).toBe("4d6");
});
