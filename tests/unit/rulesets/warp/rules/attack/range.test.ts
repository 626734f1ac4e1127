import fc from "fast-check";
import { expect, test } from "vitest";
import { diceBeyond, rangeAt } from "../../../../../../src/rulesets/warp/rules/attack/range.js";
import { BANDS, RANGES } from "../../../../../../src/rulesets/warp/rules/vocabulary.js";

test.each(Object.entries(RANGES))("WP-54, WP-83: both ends of every column of %s", (_, limits) => {
  limits.forEach((limit, column) => {
    const reading = { dice: column + 1, band: BANDS[column] };
    expect(rangeAt(limit, limits)).toEqual(reading);
    expect(rangeAt((limits[column - 1] ?? -0.5) + 0.5, limits)).toEqual(reading);
  });
  expect(rangeAt((limits.at(-1) ?? 0) + 0.1, limits)).toBeNull();
});

test("WP-54: the book's own readings: a ball at 6 m, a shoulder weapon at 30 m", () => {
  expect(rangeAt(6, RANGES.thrownBalanced)?.dice).toBe(3);
  expect(rangeAt(30, RANGES.shoulder)?.dice).toBe(4);
});

test("WP-54: farther never means fewer dice", () => {
  const metres = fc.double({ min: 0, max: 400, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(RANGES)), metres, metres, (limits, a, b) => {
      const [near, far] = [Math.min(a, b), Math.max(a, b)].map((one) => rangeAt(one, limits)?.dice ?? 9);
      expect(near).toBeLessThanOrEqual(far ?? 0);
    }),
  );
});

test("WP-54: beyond the table six dice are proposed, unless the table refuses such shots; a cable is never longer (WD-10)", () => {
  expect(diceBeyond("rifle", "ask")).toBe(6);
  expect(diceBeyond("custom", "ask")).toBe(6);
  expect(diceBeyond("rifle", "refuse")).toBeNull();
  expect(diceBeyond("taser", "ask")).toBeNull();
});
