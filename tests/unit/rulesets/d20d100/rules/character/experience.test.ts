import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  NEW_SKILL_BASE,
  OBJECTIVE_POINTS,
  USUAL_OBJECTIVES,
  experienceCost,
  markAfter,
  objectivePoints,
  paid,
  spendFault,
  takesMark,
} from "../../../../../../src/rulesets/d20d100/rules/character/experience.js";
import { DEFAULTS } from "../../../../../../src/rulesets/d20d100/rules/options.js";
import { PURCHASES } from "../../../../../../src/rulesets/d20d100/rules/vocabulary.js";

describe("points of experience", () => {
  test.each([
    ["skill", true, false, 1],
    ["skill", true, true, 2],
    ["jet", true, false, 2],
    ["skill", false, false, 3],
    ["newSkill", false, false, 3],
    ["skill", false, true, 6],
    ["jet", false, false, 6],
    ["destiny", false, false, 8],
    ["hp", false, false, 10],
    ["characteristic", false, false, 15],
  ] as const)("DD-179: %s, marked %s, of combat %s, costs %i", (purchase, checked, combat, cost) => {
    expect(experienceCost({ purchase, checked, combat })).toBe(cost);
  });

  test("DD-177, DD-179: a mark never makes anything dearer", () => {
    fc.assert(
      fc.property(fc.constantFrom(...PURCHASES), fc.boolean(), (purchase, combat) => {
        const marked = experienceCost({ purchase, combat, checked: true });
        const unmarked = experienceCost({ purchase, combat });
        expect(marked < unmarked).toBe(takesMark(purchase));
        expect(marked).toBeLessThanOrEqual(unmarked);
      }),
    );
  });

  test("DD-179: a mark goes with the purchase, unless the table keeps it (D-53)", () => {
    expect(markAfter({ purchase: "skill", checked: true })).toBe(false);
    expect(markAfter({ purchase: "skill", checked: true }, { experienceClearsBox: false })).toBe(true);
    expect(markAfter({ purchase: "destiny", checked: true })).toBe(true);
    expect(markAfter({ purchase: "jet" })).toBe(false);
  });

  test("DD-179: what is learnt anew starts at −5 (D-77)", () => {
    expect(NEW_SKILL_BASE).toBe(-5);
  });

  test("DD-180: points are there, and nobody plays just now", () => {
    expect(paid(3, 3)).toEqual({ fault: null, left: 0 });
    expect(paid(2, 3)).toEqual({ fault: "tooFew", left: 2 });
    expect(paid(9, 3, { sessionRunning: true })).toEqual({ fault: "sessionRunning", left: 9 });
  });

  test("DD-179, DD-180: points of life where the table sells them (D-52)", () => {
    expect(spendFault(10, { purchase: "hp" })).toBeNull();
    expect(spendFault(9, { purchase: "hp" })).toBe("tooFew");
    expect(spendFault(99, { purchase: "hp" }, { ...DEFAULTS, experienceAllowsMaxHp: false })).toBe("notSold");
    expect(spendFault(99, { purchase: "skill" }, { ...DEFAULTS, sessionRunning: true })).toBe("sessionRunning");
  });

  test("DD-178: one to three for each objective, three to five of them (D-76)", () => {
    expect(objectivePoints([1, 3, 2])).toBe(6);
    expect(objectivePoints([0, 9])).toBe(OBJECTIVE_POINTS.min + OBJECTIVE_POINTS.max);
    expect(objectivePoints([])).toBe(0);
    expect(USUAL_OBJECTIVES).toEqual({ min: 3, max: 5 });
  });
});
