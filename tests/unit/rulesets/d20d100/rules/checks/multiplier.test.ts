import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  multiplierModifier,
  multiplierPercent,
} from "../../../../../../src/rulesets/d20d100/rules/checks/multiplier.js";
import { percentTest } from "../../../../../../src/rulesets/d20d100/rules/checks/percentages.js";
import { CHARACTERISTIC_DIFFICULTY, testResult } from "../../../../../../src/rulesets/d20d100/rules/checks/tests.js";
import { MULTIPLIERS } from "../../../../../../src/rulesets/d20d100/rules/vocabulary.js";

/** The printed table: a line for each multiplier, a column for each score from 1 to 22. */
const PRINTED: readonly (readonly [number, string])[] = [
  [1, "-11 -11 -10 -10 -10 -10 -10 -9 -9 -9 -9 -9 -8 -8 -8 -8 -8 -7 -7 -7 -7 -7"],
  [2, "-11 -10 -10 -9 -9 -9 -8 -8 -7 -7 -7 -6 -6 -5 -5 -5 -4 -4 -3 -3 -3 -2"],
  [3, "-10 -10 -9 -9 -8 -7 -7 -6 -6 -5 -4 -4 -3 -3 -2 -1 -1 0 0 1 2 2"],
  [4, "-10 -9 -9 -8 -7 -6 -5 -5 -4 -3 -2 -1 -1 0 1 2 3 3 4 5 6 7"],
  [5, "-10 -9 -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11"],
  [6, "-10 -9 -7 -6 -5 -4 -3 -1 0 1 2 3 5 6 7 8 9 11 12 13 14 15"],
  [7, "-10 -8 -7 -5 -4 -3 -1 0 2 3 4 6 7 9 10 11 13 14 16 17 18 20"],
  [8, "-9 -8 -6 -5 -3 -1 0 2 3 5 7 8 10 11 13 15 16 18 19 21 23 24"],
  [9, "-9 -7 -6 -4 -2 0 2 3 5 7 9 11 12 14 16 18 20 21 23 25 27 29"],
  [10, "-9 -7 -5 -3 -1 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31 33"],
];

const CELLS = PRINTED.flatMap(([multiplier, line]) =>
  line.split(" ").map((cell, column) => ({ multiplier, score: column + 1, value: Number(cell) })),
);

/** DD-63 — a score so many times, tested by the d20. */
const tried = (score: number, multiplier: number, die: number) =>
  testResult({ die, modifier: multiplierModifier(score, multiplier) }, CHARACTERISTIC_DIFFICULTY);

describe("a characteristic so many times", () => {
  test("DD-63: the table has 220 figures, for ten multipliers", () => {
    expect(CELLS).toHaveLength(220);
    expect(PRINTED.map(([multiplier]) => multiplier)).toEqual([...MULTIPLIERS]);
  });

  test.each(CELLS)("DD-63, DD-64: $score ×$multiplier is $value", ({ score, multiplier, value }) => {
    expect(multiplierModifier(score, multiplier)).toBe(value);
  });

  test("DD-02, DD-63: Pouvoir 12 ×3 with a 13 comes to 9: too few; and a 1 is always too few", () => {
    expect(tried(12, 3, 13)).toMatchObject({ total: 9, success: false });
    expect(tried(12, 3, 14).success).toBe(true);
    expect(tried(22, 10, 1).success).toBe(false);
  });

  test("DD-63: or a d100 that comes to no more", () => {
    expect(multiplierPercent(12, 3)).toBe(36);
    expect(percentTest(36, multiplierPercent(12, 3))).toBe(true);
    expect(percentTest(37, multiplierPercent(12, 3))).toBe(false);
    expect(percentTest(100, multiplierPercent(9, 10))).toBe(false); // DD-14: 00 is 100
  });

  test("DD-63, DD-64: the d20's chance is the d100's, to the nearest fifth, from 5 to 95", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 12 }), (score, multiplier) => {
        const faces = Array.from({ length: 20 }, (_, face) => face + 1);
        const chance = faces.filter((die) => tried(score, multiplier, die).success).length * 5;
        const nearest = Math.round((score * multiplier) / 5) * 5;
        expect(chance).toBe(Math.min(95, nearest));
      }),
    );
  });
});
