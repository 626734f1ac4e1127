import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { profileOf } from "../../../../../../src/rulesets/gb/rules/character/profile.js";
import { SEVERITIES } from "../../../../../../src/rulesets/gb/rules/vocabulary.js";
import { ticksIn, worseningInterval, worseningLoss } from "../../../../../../src/rulesets/gb/rules/body/worsening.js";

const human = profileOf("human");

describe("worsening", () => {
  test("GB-37, GB-40: ten minutes, a minute, a round, and nothing for the lighter and the deadly", () => {
    expect(SEVERITIES.map((severity) => worseningInterval({ severity }, human))).toEqual([
      null,
      null,
      600,
      60,
      6,
      null,
      null,
    ]);
  });

  test.each(["treated", "stabilised", "healed", "pfOnly"] as const)("GB-37: nothing more once it is %s", (end) => {
    expect(worseningInterval({ severity: "critical", [end]: true }, human)).toBeNull();
  });

  test("GB-46: a zombie does not bleed, and bodies from elsewhere bleed more slowly", () => {
    expect(worseningInterval({ severity: "critical" }, profileOf("zombie"))).toBeNull();
    expect(worseningInterval({ severity: "grave" }, profileOf("miGo"))).toBe(600);
    expect(worseningInterval({ severity: "moderate" }, profileOf("radial"))).toBeNull();
  });

  test("GB-40: only whole intervals count, and a clock set back takes nothing", () => {
    expect([599, 600, 1199, 1200].map((elapsed) => ticksIn(elapsed, 600))).toEqual([0, 1, 1, 2]);
    expect(ticksIn(-60, 6)).toBe(0);
    expect(ticksIn(86_400, null)).toBe(0);
  });

  test("GB-40: one point of each kind a time, or one point in all, PF first (D-23)", () => {
    expect(worseningLoss(3)).toEqual({ pf: 3, pv: 3 });
    expect(worseningLoss(3, "pfFirst", 2)).toEqual({ pf: 2, pv: 1 });
    expect(worseningLoss(3, "pfFirst", -4)).toEqual({ pf: 0, pv: 3 });
  });

  test("GB-40: PF first loses as many points as there are losses", () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: -20, max: 20 }), (ticks, pf) => {
        const loss = worseningLoss(ticks, "pfFirst", pf);
        expect(loss.pf + loss.pv).toBe(ticks);
        expect(loss.pf).toBeLessThanOrEqual(Math.max(0, pf));
      }),
    );
  });
});
