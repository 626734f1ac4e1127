import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inattentive } from "../../../../../../src/rulesets/d20d100/rules/checks/attentive.js";
import {
  evaluatedRank,
  initiativeModifier,
  rankAfter,
} from "../../../../../../src/rulesets/d20d100/rules/fight/initiative.js";
import { ACTING_STATES, HALVES, mayAct } from "../../../../../../src/rulesets/d20d100/rules/fight/round-actions.js";

describe("the order of a fight (DD-113, DD-155)", () => {
  test("DD-114: being on guard adds 2; D-78: 20 and the modifier of DEX", () => {
    expect(initiativeModifier({ reflexes: 4, attentive: true })).toBe(6);
    expect(evaluatedRank(-1)).toBe(19);
  });

  test("DD-157: a rank just after another stands before whoever came next", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 9 }), (rank, less) => {
        const between = rankAfter(rank, rank - less);
        expect(between < rank && between > rank - less).toBe(true);
      }),
    );
    expect(rankAfter(12, null)).toBe(11);
  });
});

describe("the round (DD-119, DD-120)", () => {
  test("a complex action leaves room for nothing but free ones", () => {
    expect(mayAct("free", HALVES.complex)).toBe(true);
    expect(mayAct("simple", HALVES.complex)).toBe(false);
    expect(mayAct("simple", 1)).toBe(true);
    expect(mayAct("complex", 1)).toBe(false);
  });

  test("the surprise round holds one simple action", () => {
    expect(mayAct("simple", HALVES.simple, "able", true)).toBe(false);
    expect(mayAct("complex", 0, "able", true)).toBe(false);
  });

  test("nobody does more in any other state than able", () => {
    for (const state of ACTING_STATES) {
      for (const cost of ["simple", "complex"] as const) if (mayAct(cost, 0, state)) expect(mayAct(cost, 0)).toBe(true);
      expect(mayAct("free", 0, state)).toBe(true);
    }
    expect(ACTING_STATES.filter((state) => mayAct("simple", 0, state))).toEqual([
      "able",
      "outOfAction",
      "staggered",
      "shock",
    ]);
  });
});

describe("being on guard (DD-114)", () => {
  test("not when half of the points or more are lost", () => {
    expect(inattentive({ hp: 5, hpMax: 10 })).toBe("hurt");
    expect(inattentive({ hp: 6, hpMax: 10 })).toBeNull();
    expect(inattentive({ hp: 10, hpMax: 10, minutesSinceLost: 59 })).toBe("tooSoon");
  });
});
