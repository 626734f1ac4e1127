import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { raiseCost } from "../../../../../../src/rulesets/warp/rules/character/improvement.js";
import {
  gainDice,
  hpAfterGain,
  newTrait,
  sharedGain,
  soleGain,
} from "../../../../../../src/rulesets/warp/rules/character/gains.js";

describe("what experience buys", () => {
  test.each([
    ["standard", 3, false],
    ["technical", 1, true],
    ["specialised", 3, true],
    ["specialisedTechnical", 1, true],
  ] as const)("WP-78, WD-30: a new %s trait starts at %d; training: %s", (scale, score, trainingRequired) => {
    expect(newTrait(scale)).toEqual({ cost: 5, score, trainingRequired, kind: "side" });
  });

  test("WP-79: raising costs 5, 5, 10, 15 dice, then only the keeper says", () => {
    expect([0, 1, 2, 3, 4, 5].map((score) => raiseCost(score, false))).toEqual([null, 5, 5, 10, 15, null]);
  });

  test("WP-80: the central trait costs double", () => {
    expect([1, 2, 3, 4, 5].map((score) => raiseCost(score, true))).toEqual([10, 10, 20, 30, null]);
  });
});

describe("WP-81: hit points gained", () => {
  test("a trait that is the only linked one gives 7, or two dice", () => {
    expect(gainDice(3, true)).toBe(2);
    expect([soleGain(21, null), soleGain(21, 4)]).toEqual([28, 25]);
  });

  test("with others, twice the new score is rolled and counts up to 12 points more", () => {
    expect(gainDice(3, false)).toBe(6);
    expect([36, 34, 33, 22, 6].map((rolled) => sharedGain(22, rolled))).toEqual([34, 34, 33, 22, 22]);
  });

  test("nobody loses any, and current points rise as far", () => {
    const points = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(points, points, (max, rolled) => {
        const after = sharedGain(max, rolled);
        expect(after).toBeGreaterThanOrEqual(max);
        expect(after).toBeLessThanOrEqual(max + 12);
        expect(hpAfterGain(-3, max, after) + 3).toBe(after - max);
      }),
    );
  });
});
