import fc from "fast-check";
import { expect, test } from "vitest";
import { lethality, lethalityBase, maximumDamage } from "../../../../../../src/rulesets/gb/rules/attack/lethality.js";

test("GB-16: both ends of every band", () => {
  const ends = [1, 3, 4, 6, 7, 9, 10, 12, 13, 15, 16, 18, 19, 21, 22, 24, 25, 400];
  expect(ends.map(lethalityBase)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]);
  expect(lethalityBase(0)).toBe(0);
});

test("GB-16: the table never falls as damage rises", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (max) => {
      expect(lethalityBase(max + 1)).toBeGreaterThanOrEqual(lethalityBase(max));
    }),
  );
});

test("GB-17: a threat on 19 or a multiplier above 2 gives one more, together still one, and past the table too", () => {
  expect(lethality({ maxDamage: 4, threatMin: 19, multiplier: 2 })).toEqual({ base: 1, extra: 1, total: 2 });
  expect(lethality({ maxDamage: 4, threatMin: 20, multiplier: 3 }).total).toBe(2);
  expect(lethality({ maxDamage: 4, threatMin: 18, multiplier: 4 }).total).toBe(2);
  expect(lethality({ maxDamage: 4, threatMin: 20, multiplier: 2 }).extra).toBe(0);
  expect(lethality({ maxDamage: 30, threatMin: 20, multiplier: 3 }).total).toBe(9);
});

test.each([
  ["2d6", 12],
  ["1d6 + 1", 7],
  ["D4", 4],
  ["2d4+1d6-1", 13],
  ["1d8 - 1d4", 7],
  ["", 0],
  ["3", 3],
])("GB-16: « %s » cannot do more than %i", (formula, maximum) => {
  expect(maximumDamage(formula)).toBe(maximum);
});

test.each(["2d", "d", "2x6", "1d6+", "1d6 1d6", "1d6 (feu)", "++1", "99999d6", "1d6kh"])(
  "GB-16: « %s » is not a damage formula",
  (formula) => {
    expect(maximumDamage(formula)).toBeUndefined();
  },
);
