import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { burstDifficulties, burstFactor, share } from "../../../../../../src/rulesets/d20d100/rules/arms/burst.js";
import { blastFactor } from "../../../../../../src/rulesets/d20d100/rules/arms/explosives.js";

describe("bursts (DD-58, DD-147, DD-148)", () => {
  test("D-58: the short ones start lower", () => {
    expect([3, 5, 10, 50].map((rounds) => burstDifficulties({ rounds, recoil: 3, attacks: [6] }).difficulties)).toEqual(
      [[9], [11], [13], [18]],
    );
    expect(() => burstDifficulties({ rounds: 7, recoil: 0, attacks: [0] })).toThrow(RangeError);
  });

  test("DD-148: throwing oneself aside never makes it worse, nor does distance", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 8 }), (n, more) => {
        expect(burstFactor(n, true)).toBeLessThanOrEqual(burstFactor(n, false));
        expect(burstFactor(n + more, false)).toBeLessThanOrEqual(burstFactor(n, false));
      }),
    );
    expect(burstFactor(11, false)).toBe(0);
  });

  test("D-40: halves are rounded down", () => {
    expect([share(9, 0.5), share(1, 0.5), share(9, 2)]).toEqual([4, 0, 18]);
  });
});

describe("explosions (DD-182)", () => {
  test("half of it, rounded down, for whoever gets down in time", () => {
    expect([share(13, blastFactor(true)), share(13, blastFactor(false))]).toEqual([6, 13]);
  });
});
