import fc from "fast-check";
import { expect, test } from "vitest";
import { rangePenalty } from "../../../../../../src/rulesets/gb/rules/attack/range.js";

const REVOLVER = { increment: 9, maxIncrements: 10 };

test.each([
  [0, 1, 0],
  [9, 1, 0],
  [9.5, 2, -2],
  [18, 2, -2],
  [18.1, 3, -4],
  [90, 10, -18],
])("GB-21: %d m with an increment of 9 m is increment %i, %i", (distance, increment, malus) => {
  expect(rangePenalty(distance, REVOLVER)).toEqual({ increment, malus, outOfRange: false });
});

test("GB-21: past the last increment the target is out of range", () => {
  expect(rangePenalty(90.1, REVOLVER).outOfRange).toBe(true);
});

test("GB-21: distance does not matter to a weapon without an increment", () => {
  expect(rangePenalty(500, { increment: null, maxIncrements: 1 })).toEqual({
    increment: 1,
    malus: 0,
    outOfRange: false,
  });
});

test("GB-56: Far Shot stretches the increment, as in the source's example", () => {
  expect(rangePenalty(280, { increment: 75, maxIncrements: 10 }, 1.5).malus).toBe(-4);
});

test("GB-21: farther is never easier", () => {
  const metres = fc.double({ min: 0, max: 400, noNaN: true });
  fc.assert(
    fc.property(metres, metres, (a, b) => {
      const [near, far] = [Math.min(a, b), Math.max(a, b)];
      expect(rangePenalty(far, REVOLVER).malus).toBeLessThanOrEqual(rangePenalty(near, REVOLVER).malus);
    }),
  );
});
