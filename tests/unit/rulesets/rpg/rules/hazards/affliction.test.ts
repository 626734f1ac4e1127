import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grantsTest } from "../../../../../../src/rulesets/rpg/rules/hazards/affliction.js";
import {
  afterIntervals,
  drained,
  intervalsSince,
  restored,
  runCourse,
} from "../../../../../../src/rulesets/rpg/rules/hazards/affliction-course.js";
import { INTERVALS } from "../../../../../../src/rulesets/rpg/rules/vocabulary.js";

const DAY = 86_400;

describe("poisons and diseases", () => {
  test("RP-92, RP-93: a disease may be resisted, a poison may not (D-59)", () => {
    expect([grantsTest("disease"), grantsTest("poison")]).toEqual([true, false]);
  });

  test("RP-92: only whole intervals count", () => {
    expect([DAY - 1, DAY, 3 * DAY].map((now) => intervalsSince(0, now, "day"))).toEqual([0, 1, 3]);
    expect(intervalsSince(DAY, 0, "day")).toBe(0);
  });

  test("RP-92: time that is caught up on later counts the same", () => {
    const seconds = fc.nat(10_000_000);
    fc.assert(
      fc.property(seconds, seconds, seconds, fc.constantFrom(...INTERVALS), (start, a, b, interval) => {
        const first = intervalsSince(start, start + a, interval);
        const rest = intervalsSince(afterIntervals(start, first, interval), start + a + b, interval);
        expect(first + rest).toBe(intervalsSince(start, start + a + b, interval));
      }),
    );
  });

  test("RP-92: what lasts some intervals takes no more of them", () => {
    expect(runCourse(6, 2)).toEqual({ due: 2, remaining: 4, over: false });
    expect(runCourse(4, 9)).toEqual({ due: 4, remaining: 0, over: true });
    expect(runCourse(4, 4).over).toBe(true);
    expect(runCourse(null, 9)).toEqual({ due: 9, remaining: null, over: false });
  });

  test("RP-94: Charisme is lost once, at most what there is (D-60)", () => {
    const plague = { value: 3, once: true };
    expect([drained(6, plague, 1, true), drained(6, plague, 4, false), drained(2, plague, 0, true)]).toEqual([3, 0, 2]);
    expect(drained(6, { value: 1, once: false }, 4, true)).toBe(4);
  });

  test("RP-94: and comes back week by week, up to the former value", () => {
    expect([0, 2, 9].map((weeks) => restored(3, 1, weeks))).toEqual([0, 2, 3]);
  });
});
