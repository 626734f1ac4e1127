import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  breathRounds,
  drown,
  drowningDc,
  drowningPhase,
  nextDrowning,
} from "../../../../../../src/rulesets/gb/rules/hazards/drowning.js";

const dry = { breath: 0, step: 0, round: 0 };

describe("drowning", () => {
  test("GB-61: breath lasts two rounds for each point of Constitution, then each check is harder", () => {
    expect(breathRounds(12)).toBe(24);
    expect(drowningPhase({ ...dry, breath: 23 }, 24)).toBe("breath");
    expect(drowningPhase({ ...dry, breath: 24 }, 24)).toBe("check");
    expect([0, 1, 5].map(drowningDc)).toEqual([10, 11, 15]);
  });

  test("GB-61: what has no Constitution never runs out of breath", () => {
    expect(drowningPhase({ ...dry, breath: 9999 }, breathRounds(null))).toBe("breath");
  });

  test("GB-61: a passed check counts, a failed one begins the end", () => {
    const out = { ...dry, breath: 24 };
    expect(nextDrowning(dry, 24, true)).toEqual({ ...dry, breath: 1 });
    expect(nextDrowning(out, 24, true)).toEqual({ ...out, step: 1 });
    expect(nextDrowning(out, 24, false)).toEqual({ ...out, round: 1 });
    expect(nextDrowning({ ...out, round: 1 }, 24, true)).toEqual({ ...out, round: 2 });
  });

  test("GB-61: with 10 PV death comes in the eleventh round", () => {
    let pools = { pv: 10, pf: 7 };
    let round = 0;
    while (pools.pv > 0) pools = drown(pools, (round += 1));
    expect(round).toBe(11);
    expect(pools).toEqual({ pv: 0, pf: 0 });
  });

  test("GB-61: PF fall to 0 and never rise", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: -9, max: 20 }), fc.nat(30), (pv, pf, round) => {
        const after = drown({ pv, pf }, round);
        expect(after.pf).toBeLessThanOrEqual(pf);
        expect(pv - after.pv).toBe(round > 1 ? 1 : 0);
        if (round === 1) expect(after.pf).toBeLessThanOrEqual(0);
      }),
    );
  });
});
