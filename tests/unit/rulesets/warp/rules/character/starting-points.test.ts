import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  fixedHitPoints,
  hitPointDice,
  mayChangeChoice,
  reserveDice,
  rolledHitPoints,
  startingReserve,
} from "../../../../../../src/rulesets/warp/rules/character/starting-points.js";

describe("hit points of a new character", () => {
  test("WP-29: 7 for each die of the best linked trait, 14 at least", () => {
    expect([[], [1], [2], [3], [4], [5], [3, 4]].map(fixedHitPoints)).toEqual([14, 14, 14, 21, 28, 35, 28]);
  });

  test("WP-30, WD-32: twice as many dice as the score, four for a technical trait of 1", () => {
    expect([1, 2, 3, 4].map(hitPointDice)).toEqual([4, 4, 6, 8]);
  });

  test("WP-30: each linked trait rolls or takes its average, the best counts", () => {
    const martial = { score: 4, choice: "average" } as const;
    const strong = { score: 3, choice: "roll", dice: [6, 6, 6, 5, 4, 3] } as const;
    expect(rolledHitPoints([martial, strong], true)).toEqual({ values: [28, 30], max: 30 });
  });

  test("WD-31: 14 is the least of a roll too, unless the table lets it stand", () => {
    const poor = [{ score: 2, choice: "roll", dice: [1, 1, 1, 1] }] as const;
    expect(rolledHitPoints(poor, true).max).toBe(14);
    expect(rolledHitPoints(poor, false).max).toBe(4);
    expect(rolledHitPoints([], true).max).toBe(14);
  });

  test("WP-30: averaging every trait gives the fixed hit points", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { maxLength: 5 }), (scores) => {
        const traits = scores.map((score) => ({ score, choice: "average" }) as const);
        expect(rolledHitPoints(traits, true).max).toBe(fixedHitPoints(scores));
      }),
    );
  });

  test("WP-30: dice that are not those of the trait are refused", () => {
    expect(() => rolledHitPoints([{ score: 3, choice: "roll", dice: [6, 6] }], true)).toThrow("6 dice, not 2");
  });

  test("WP-30: nobody chooses again once a die has fallen", () => {
    expect([mayChangeChoice(false), mayChangeChoice(true)]).toEqual([true, false]);
  });
});

describe("first psychic reserve", () => {
  test("WP-35: three charges, or the best of one die for each power", () => {
    expect(startingReserve(2, false, null)).toBe(3);
    expect(startingReserve(3, false, [1, 6, 1])).toBe(6);
    expect(() => startingReserve(2, false, [6])).toThrow("2 dice, not 1");
  });

  test("WD-68: a spellcaster without powers counts as having one", () => {
    expect([reserveDice(0, true), reserveDice(2, true), reserveDice(0, false)]).toEqual([1, 2, 0]);
    expect(startingReserve(0, true, [4])).toBe(4);
  });

  test("WP-35: neither power nor spell, no reserve", () => {
    expect(startingReserve(0, false, null)).toBe(0);
  });
});
