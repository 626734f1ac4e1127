import fc from "fast-check";
import { expect, test } from "vitest";
import { diceSum, diceText, leastOf, sidesOf, sumOf } from "../../../../../src/rulesets/d20d100/rules/dice-sum.js";

test("DD-45: a weapon's damage is read as it is printed", () => {
  expect(diceSum("1d10+2")).toEqual({ faces: [10], plus: 2 });
  expect(diceSum("2d8")).toEqual({ faces: [8, 8], plus: 0 });
  expect(diceSum("1d3 − 1")).toEqual({ faces: [3], plus: -1 });
  expect(diceSum("d4 + 1D6")).toEqual({ faces: [4, 6], plus: 0 });
  expect(diceSum("5")).toEqual({ faces: [], plus: 5 });
  expect(diceSum("")).toEqual({ faces: [], plus: 0 });
});

test("what is no sum of dice and numbers is refused", () => {
  for (const text of ["2d", "1d0", "1d6*2", "1d6++2", "deux", "1d6 2", "99d6"])
    expect([text, diceSum(text)]).toEqual([text, null]);
});

test("DD-28: a slight body takes a die off what it strikes with", () => {
  const slight = diceSum("1d6+1-1d4");
  expect(slight).toEqual({ faces: [6, -4], plus: 1 });
  expect(slight && [diceText(slight), sidesOf(slight), sumOf(slight, [5, 3]), leastOf(slight)]).toEqual([
    "1d6 - 1d4 + 1",
    [6, 4],
    3,
    -2,
  ]);
  expect(diceText({ faces: [-6, -6], plus: 0 })).toBe("-2d6");
});

test("a sum is read back as it was written, and comes to its dice and what is added", () => {
  const sums = fc.record({
    faces: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom(1, -1)).map(([faces, sign]) => faces * sign),
      { maxLength: 12 },
    ),
    plus: fc.integer({ min: -999, max: 999 }),
  });
  fc.assert(
    fc.property(sums, (sum) => {
      expect(diceSum(diceText(sum))).toEqual(sum);
      expect(sumOf(sum, sidesOf(sum))).toBe(sum.faces.reduce((a, b) => a + b, 0) + sum.plus);
    }),
  );
});

test("a formula with a great many blanks in it is read as soon as any other", () => {
  expect(diceSum(`1d6${" ".repeat(200_000)}+ 1`)).toEqual({ faces: [6], plus: 1 });
  expect(diceSum(`1d6${" ".repeat(200_000)}x`)).toBeNull();
});
