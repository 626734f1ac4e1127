import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gaugeOf } from "../../../../../src/core/card/parts/gauge.js";

const SCALE = { least: -20, most: 20, marks: [0, 10] };

describe("the bar of a number that has moved", () => {
  it("says what is left, and how far it is from what there was", () => {
    expect(gaugeOf(SCALE, 20, 10)).toEqual({
      left: { from: 50, size: 25 },
      moved: { from: 75, size: 25 },
      marks: [50, 75],
    });
  });

  it("goes down from zero for whoever is below", () => {
    expect(gaugeOf(SCALE, 10, -10)).toMatchObject({ left: { from: 25, size: 25 } });
  });

  it("is none without room", () => {
    expect(gaugeOf({ least: 0, most: 0, marks: [] }, 1, 0)).toBeNull();
  });

  it("never leaves its scale", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (before, after) => {
        const gauge = gaugeOf(SCALE, before, after);
        expect(gauge).not.toBeNull();
        for (const { from, size } of gauge ? [gauge.left, gauge.moved] : []) {
          expect(Math.min(from, size)).toBeGreaterThanOrEqual(0);
          expect(from + size).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
