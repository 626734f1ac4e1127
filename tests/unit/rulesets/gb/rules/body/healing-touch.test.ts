import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  harmingTouchDamage,
  heal,
  healingTouchFormulas,
} from "../../../../../../src/rulesets/gb/rules/body/healing-touch.js";
import { spellLethality } from "../../../../../../src/rulesets/gb/rules/attack/spells.js";
import { pfCap } from "../../../../../../src/rulesets/gb/rules/body/pools.js";

const max = { pv: 10, pf: 10 };

describe("the healing touch", () => {
  test("GB-63: two dice, the caster's level on the second", () => {
    expect(healingTouchFormulas(9)).toEqual({ pv: "1d8", pf: "1d8 + 9" });
  });

  test("GB-63: PV come back first and lift the cap of the PF", () => {
    expect(heal({ pv: 1, pf: 0 }, max, { pv: 2, pf: 5 })).toEqual({ pv: 3, pf: 4 });
    expect(heal({ pv: 5, pf: 2 }, max, { pv: 8, pf: 17 })).toEqual(max);
  });

  test("GB-63: the dead are past it", () => {
    expect(heal({ pv: 0, pf: -2 }, max, { pv: 8, pf: 8 })).toEqual({ pv: 0, pf: -2 });
  });

  test("GB-63: it never harms and never gives more than maximum and cap allow", () => {
    const points = fc.nat(30);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: -9, max: 10 }),
        points,
        points,
        (pv, some, a, b) => {
          const pf = Math.min(some, pfCap(pv));
          const after = heal({ pv, pf }, max, { pv: a, pf: b });
          expect(after.pv).toBe(Math.min(10, pv + a));
          expect(after.pf).toBe(Math.max(pf, Math.min(10, pfCap(after.pv), pf + b)));
        },
      ),
    );
  });

  test("GB-64: turned against somebody, it strikes like a weapon of eight and the level", () => {
    const levels = [1, 2, 5, 8, 9, 11, 14, 17, 20];
    expect(levels.map((level) => spellLethality(harmingTouchDamage(level)))).toEqual([2, 3, 4, 5, 5, 6, 7, 8, 8]);
    expect(harmingTouchDamage(5)).toBe(13);
  });
});
