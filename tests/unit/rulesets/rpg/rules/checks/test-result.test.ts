import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { outcomeOn, resolveTest, targetOf } from "../../../../../../src/rulesets/rpg/rules/checks/test-result.js";

const score = fc.integer({ min: -10, max: 40 });
const difficulty = fc.integer({ min: -10, max: 50 });
const die = fc.integer({ min: 1, max: 20 });

describe("a d20 under a score", () => {
  test("RP-09: the FD is added to the die, and equality succeeds", () => {
    expect(resolveTest({ score: 12, difficulty: 2, die: 10 })).toEqual({
      total: 12,
      target: 10,
      margin: 0,
      success: true,
      outcome: "success",
    });
    expect(resolveTest({ score: 12, difficulty: 2, die: 11 })).toMatchObject({ success: false, margin: -1 });
  });

  test("RP-09: succeeds on as many faces as the score leaves, never none, never all", () => {
    fc.assert(
      fc.property(score, difficulty, (points, fd) => {
        const wins = FACES.filter((face) => resolveTest({ score: points, difficulty: fd, die: face }).success);
        expect(wins).toHaveLength(Math.min(19, Math.max(1, targetOf(points, fd))));
      }),
    );
  });

  test("RP-10: the margin is at least 0 in a success and at most -1 in a failure (D-04)", () => {
    fc.assert(
      fc.property(score, difficulty, die, (points, fd, face) => {
        const { success, margin } = resolveTest({ score: points, difficulty: fd, die: face });
        expect(success ? margin >= 0 : margin <= -1).toBe(true);
        const plain = points - face - fd;
        expect(margin === plain || face === 1 || face === 20).toBe(true);
      }),
    );
  });
});

describe("direct 1 and direct 20", () => {
  test("RP-12: decide whatever the FD (D-07)", () => {
    expect(resolveTest({ score: 5, difficulty: 50, die: 1 })).toMatchObject({ success: true, margin: 0 });
    expect(resolveTest({ score: 40, difficulty: 0, die: 20 })).toMatchObject({ success: false, margin: -1 });
  });

  test("RP-12: are not critical when only modifiers make them", () => {
    expect(resolveTest({ score: 10, difficulty: -4, die: 5 })).toMatchObject({ total: 1, outcome: "success" });
    expect(resolveTest({ score: 10, difficulty: 5, die: 15 })).toMatchObject({ total: 20, outcome: "failure" });
  });

  test("RP-13: are not critical when they are the only face that wins, or that loses", () => {
    expect([2, 1, 0, -5].map((target) => outcomeOn(1, target).outcome)).toEqual([
      "criticalSuccess",
      "success",
      "success",
      "success",
    ]);
    expect([18, 19, 20, 30].map((target) => outcomeOn(20, target).outcome)).toEqual([
      "criticalFailure",
      "failure",
      "failure",
      "failure",
    ]);
  });

  test("RP-12: count like other faces where the table reads them by arithmetic (D-07)", () => {
    expect([1, 0].map((target) => outcomeOn(1, target, "arithmetic").success)).toEqual([true, false]);
    expect([20, 19].map((target) => outcomeOn(20, target, "arithmetic"))).toEqual([
      { success: true, outcome: "success" },
      { success: false, outcome: "failure" },
    ]);
    expect(outcomeOn(1, 5, "arithmetic").outcome).toBe("criticalSuccess");
    expect(outcomeOn(20, 18, "arithmetic").outcome).toBe("criticalFailure");
  });
});

const FACES = Array.from({ length: 20 }, (_, i) => i + 1);
