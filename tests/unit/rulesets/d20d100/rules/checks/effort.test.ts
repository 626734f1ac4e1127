import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  effortRound,
  sprintAfter,
  sprintCounts,
  sprintRound,
} from "../../../../../../src/rulesets/d20d100/rules/checks/effort.js";
import { opposed } from "../../../../../../src/rulesets/d20d100/rules/checks/opposed.js";
import { RECALL_STEP_MOST, recallModifier } from "../../../../../../src/rulesets/d20d100/rules/checks/memory.js";

describe("a long effort", () => {
  test.each([
    [1, false, 0],
    [15, false, 0],
    [16, true, 0],
    [17, true, -1],
    [20, true, -4],
  ])("DD-68: Constitution 15 in round %i", (round, test_, penalty) => {
    expect(effortRound(15, round)).toEqual({ test: test_, penalty });
  });

  test("DD-68: the first test is free of malus, each round later costs one more", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 25 }), fc.nat(30), (constitution, later) => {
        const { test: tested, penalty } = effortRound(constitution, constitution + 1 + later);
        expect(tested).toBe(true);
        expect(penalty).toBe(0 - later);
        expect(effortRound(constitution, constitution).test).toBe(false);
      }),
    );
  });

  test("DD-69: a sprint is tested from the first round on, once Force has succeeded", () => {
    expect(sprintRound(true, 15, 1)).toEqual({ test: true, penalty: 0 });
    expect(sprintRound(true, 15, 3)).toEqual({ test: true, penalty: -2 });
    expect(sprintRound(false, 15, 3)).toEqual({ test: false, penalty: 0 });
  });

  test("DD-69: FOR is tested once, and a sprint counts from its own first round", () => {
    expect([sprintAfter(true), sprintAfter(false)]).toEqual(["holds", "failed"]);
    expect(sprintCounts("untested", "holds", 7)).toBe(1);
    expect(sprintCounts("holds", "holds", 7)).toBe(7);
    expect(sprintCounts("untested", "failed", 7)).toBe(7);
  });
});

test("DD-70: a pursuit is Endurance against Endurance: who loses stops first", () => {
  expect(opposed({ die: 9, modifier: 3 }, { die: 11, modifier: 2 }).winner).toBe("passive");
  expect(opposed({ die: 10, modifier: 3 }, { die: 11, modifier: 2 }).winner).toBe("active");
});

describe("recalling", () => {
  test("DD-77: 4 for who has learnt by heart, less for each further try", () => {
    expect(recallModifier(1, true)).toBe(4);
    expect(recallModifier(3, true)).toBe(0);
    expect(recallModifier(1, false)).toBe(0);
    expect(recallModifier(2, false, RECALL_STEP_MOST)).toBe(-4);
    expect(recallModifier(0, false)).toBe(0);
  });
});
