import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  MOST_INCREMENTS,
  rangeKindOf,
  type RangeKind,
} from "../../../../../../src/rulesets/d20d100/rules/arms/range.js";
import { rangeAt } from "../../../../../../src/rulesets/d20d100/rules/arms/range-at.js";

const kinds = fc.constantFrom<RangeKind>("firearm", "burst", "thrown", "shotgun");

describe("range (DD-142)", () => {
  test("a whole number of increments is never one more", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1.5, 3, 6, 10, 12, 18, 0.1),
        fc.integer({ min: 1, max: 12 }),
        kinds,
        (increment, n, kind) => {
          const { increments, modifier } = rangeAt(increment * n, increment, kind);
          expect(increments).toBe(n);
          expect(modifier).toBe(n > MOST_INCREMENTS[kind] ? null : n === 1 ? 0 : -2 * (n - 1));
        },
      ),
    );
  });

  test("what reaches no farther than the arm is not hindered", () => {
    expect(rangeAt(2, 0, "firearm")).toEqual({ increments: 1, modifier: 0, automaticFailure: false });
  });

  test("D-69: bows and slings count as thrown, shot as a shotgun", () => {
    expect(rangeKindOf("bow", "piercing", false)).toBe("thrown");
    expect(rangeKindOf("melee", "piercing", true)).toBe("thrown");
    expect(rangeKindOf("pump", "shot", false)).toBe("shotgun");
    expect(rangeKindOf("bolt", "bullet", false)).toBe("firearm");
  });
});
