import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { trackerLine, trackerSteps } from "../../../../../../src/rulesets/gb/rules/fight/tracker.js";

describe("the tracking table", () => {
  test("GB-68: a box for each point, crossed as they are lost, and the penalty under it", () => {
    expect(trackerLine(7, 10)).toEqual({ boxes: 10, lost: 3, step: 1, lit: 3 });
    expect(trackerLine(-2, 10)).toEqual({ boxes: 10, lost: 10, step: 5, lit: 10 });
    expect(trackerSteps(10)).toEqual([0, -1, -1, -2, -2, -3, -3, -4, -4, -5]);
  });

  test("GB-68: the step that is lit is the one under the last crossed box, or the worst one at 0 PF", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: -9, max: 30 }), (max, pf) => {
        const { lost, step } = trackerLine(pf, max);
        const printed = lost === 0 ? 0 : (trackerSteps(max)[lost - 1] ?? NaN);
        expect(step).toBe(pf <= 0 ? 5 : Math.abs(printed));
      }),
    );
  });
});
