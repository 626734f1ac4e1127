import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chancesOf } from "../../../../../../src/rulesets/d20d100/rules/checks/percentages.js";
import {
  CHARACTERISTIC_DIFFICULTY,
  SIXTH_SENSE_DIFFICULTIES,
  SKILL_DIFFICULTY,
  HELP_DIFFICULTY,
  helpBonus,
  passiveScore,
  takeTen,
  takeTwenty,
  testResult,
  type Help,
} from "../../../../../../src/rulesets/d20d100/rules/checks/tests.js";
import { DIFFICULTIES } from "../../../../../../src/rulesets/d20d100/rules/vocabulary.js";

const rolled = fc.record({
  die: fc.integer({ min: 1, max: 20 }),
  modifier: fc.integer({ min: -12, max: 20 }),
  situational: fc.integer({ min: -10, max: 10 }),
});
/** DD-07, D-04 — the rungs that have a name, and the one that has none. */
const LADDER = [...Object.values(DIFFICULTIES), 25].sort((a, b) => a - b);
const difficulty = fc.constantFrom(...LADDER);

describe("a test", () => {
  test("DD-01: reaching the difficulty is enough", () => {
    expect(testResult({ die: 10, modifier: 5 }, 15)).toEqual({
      total: 15,
      success: true,
      margin: 0,
      automaticFailure: false,
      automaticSuccess: false,
    });
    expect(testResult({ die: 9, modifier: 5 }, 15).success).toBe(false);
  });

  test("DD-02: a natural 1 fails whatever is added", () => {
    expect(testResult({ die: 1, modifier: 30 }, 5)).toMatchObject({
      success: false,
      automaticFailure: true,
      margin: 26,
    });
    expect(testResult({ die: 1, modifier: 30 }, 5, { natural20Succeeds: true }).success).toBe(false);
  });

  test("DD-03: a natural 20 has to reach the difficulty, unless the table has it otherwise", () => {
    const twenty = { die: 20, modifier: 8 };
    expect(testResult(twenty, 29).success).toBe(false);
    expect(testResult(twenty, 29, { natural20Succeeds: true })).toMatchObject({ success: true, margin: -1 });
  });

  test("DD-01, DD-04: the margin is what the total has more, and tells success but for a 1", () => {
    fc.assert(
      fc.property(rolled, difficulty, (roll, dd) => {
        const { total, margin, success, automaticFailure } = testResult(roll, dd);
        expect(total).toBe(roll.die + roll.modifier + roll.situational);
        expect(margin).toBe(total - dd);
        expect(success).toBe(margin >= 0 && !automaticFailure);
      }),
    );
  });

  test("DD-07, D-04: six rungs, 25 among them", () => {
    expect(LADDER).toEqual([5, 10, 15, 20, 25, 30]);
    expect(LADDER.map((rung) => chancesOf(8, rung).effective)).toEqual([95, 95, 70, 45, 20, 0]);
  });

  test("DD-08, DD-60…DD-62, DD-65, DD-66, DD-74: what is proposed for each kind of test", () => {
    expect(SKILL_DIFFICULTY).toBe(15);
    expect(CHARACTERISTIC_DIFFICULTY).toBe(10);
    expect(SIXTH_SENSE_DIFFICULTIES).toEqual([15, 20]);
  });
});

describe("a test without a die", () => {
  test("DD-84: a fixed score is 10 and the modifier", () => {
    expect(passiveScore(3)).toBe(13);
  });

  test("DD-86: Faire 10 succeeds at equality (D-43)", () => {
    expect(takeTen({ modifier: 5 }, 15)).toEqual({ total: 15, success: true });
    expect(takeTen({ modifier: 5, situational: -1 }, 15)).toEqual({ total: 14, success: false });
  });

  test("DD-87: Faire 20 takes twenty times as long", () => {
    expect(takeTwenty({ modifier: -2 }, 15, 3)).toEqual({ total: 18, success: true, duration: 60 });
    expect(takeTwenty({ modifier: -6 }, 20)).toEqual({ total: 14, success: false, duration: null });
  });

  test("DD-86, DD-87: they are as the die of that face, but for a 1", () => {
    fc.assert(
      fc.property(rolled, difficulty, ({ modifier, situational }, dd) => {
        const sum = { modifier, situational };
        expect(takeTen(sum, dd).success).toBe(testResult({ ...sum, die: 10 }, dd).success);
        expect(takeTwenty(sum, dd).success).toBe(testResult({ ...sum, die: 20 }, dd).success);
      }),
    );
  });
});

describe("help", () => {
  /** DD-88, DD-89 — what a die brings somebody. */
  const helped = (kind: Help, die: number, modifier: number) =>
    helpBonus(testResult({ die, modifier }, HELP_DIFFICULTY[kind]).success);

  test("DD-88: another skill brings 2 where it passes at 15", () => {
    expect([helped("synergy", 13, 2), helped("synergy", 12, 2)]).toEqual([2, 0]);
  });

  test("DD-89: somebody brings 2 where they pass at 10", () => {
    expect([8, 7].map((die) => helped("cooperation", die, 2))).toEqual([2, 0]);
    expect(helped("cooperation", 1, 12)).toBe(0);
  });
});
