import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  callsForStabilisation,
  owesStabilisation,
  stabilisationTarget,
  stabilises,
} from "../../../../../../src/rulesets/gb/rules/body/stabilisation.js";

describe("natural stabilisation", () => {
  test("GB-39: the die must be strictly under PV plus PF", () => {
    expect(stabilises(8, { pv: 8, pf: 1 })).toBe(true);
    expect(stabilises(9, { pv: 8, pf: 1 })).toBe(false);
  });

  test("GB-39: PF below 0 count against the victim, unless pools stop at 0", () => {
    expect(stabilisationTarget({ pv: 5, pf: -3 })).toBe(2);
    expect(stabilisationTarget({ pv: 5, pf: -3 }, false)).toBe(5);
  });

  test("GB-39: the highest face never succeeds on a human body", () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 50 }), fc.integer({ min: -20, max: 50 }), (pv, pf) => {
        expect(stabilises(100, { pv, pf })).toBe(false);
      }),
    );
  });

  test("GB-39, D-24: a wound that took PV and worsens owes one roll", () => {
    const wound = { worsens: true, pvLost: 1, rolled: false };
    expect(owesStabilisation(wound)).toBe(true);
    expect(owesStabilisation({ ...wound, rolled: true })).toBe(false);
    expect(owesStabilisation({ ...wound, pvLost: 0 })).toBe(false);
    expect(owesStabilisation({ ...wound, worsens: false })).toBe(false);
  });

  test("GB-33: it is rolled when PV went down and the victim lives", () => {
    expect(callsForStabilisation({ pv: 8, pf: 1 }, { pv: 7, pf: 0 })).toBe(true);
    expect(callsForStabilisation({ pv: 8, pf: 1 }, { pv: 8, pf: 0 })).toBe(false);
    expect(callsForStabilisation({ pv: 1, pf: 1 }, { pv: 0, pf: 0 })).toBe(false);
    expect(callsForStabilisation({ pv: 8, pf: 1 }, { pv: 7, pf: 0 }, false)).toBe(false);
  });
});
