import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hazardBonus, hazardGrowth } from "../../../../../../src/rulesets/gb/rules/hazards/hazards.js";
import {
  fallDamage,
  hazardGb,
  hazardLocation,
  hazardRound,
} from "../../../../../../src/rulesets/gb/rules/hazards/hazard-damage.js";
import { maximumDamage } from "../../../../../../src/rulesets/gb/rules/attack/lethality.js";
import { PROFILE_IDS } from "../../../../../../src/rulesets/gb/rules/vocabulary.js";
import { profileOf } from "../../../../../../src/rulesets/gb/rules/character/profile.js";

const human = profileOf("human");

describe("natural causes", () => {
  test("GB-58, GB-59: the source's blaze: one and a d10, then two more each round", () => {
    const bonus = hazardBonus(6);
    expect([1, 2, 3].map((round) => hazardGb(bonus, 5, round))).toEqual([6, 8, 10]);
    expect(hazardGrowth(hazardBonus(12))).toBe(4);
    expect(hazardGrowth(hazardBonus(3))).toBe(1);
  });

  test("GB-60: what the place adds counts once", () => {
    expect(hazardGb(3, 3, 2, 3) - hazardGb(3, 3, 1, 3)).toBe(hazardGrowth(3));
  });

  test("GB-59: a wound that grows costs in all what its last gravity costs at once", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PROFILE_IDS),
        fc.nat(8),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 12 }),
        (id, bonus, d10, rounds) => {
          const body = profileOf(id);
          let pf: number | null = 0;
          let pv: number | null = 0;
          for (let round = 1; round <= rounds; round += 1) {
            const before = round === 1 ? null : hazardGb(bonus, d10, round - 1);
            const lost = hazardRound(hazardGb(bonus, d10, round), before, "body", body);
            pf = pf === null || lost.pf === null ? null : pf + lost.pf;
            pv = pv === null || lost.pv === null ? null : pv + lost.pv;
          }
          const { wound } = hazardRound(hazardGb(bonus, d10, rounds), null, "body", body);
          expect({ pf, pv }).toEqual({ pf: wound.pfLoss, pv: wound.pvLoss });
        },
      ),
    );
  });

  test("GB-59: a table may count a new wound each round instead (D-37)", () => {
    expect(hazardRound(8, 6, "body", human, { mode: "perRound" })).toMatchObject({ pf: 3, pv: 2 });
    expect(hazardRound(8, 6, "body", human)).toMatchObject({ pf: 0, pv: 0 });
  });

  test("GB-58: sixteen and more kill a whole body, unless the table says otherwise (D-38)", () => {
    expect(hazardRound(17, null, "body", human).wound.mortal).toBe(true);
    expect(hazardRound(17, null, "body", human, { bodyVital: false }).wound.severity).toBe("critical");
  });

  test("GB-60: a die for each three metres of a fall, twenty at most", () => {
    expect([2.9, 3, 6, 9, 12, 15, 200].map(fallDamage)).toEqual([null, "1d6", "2d6", "3d6", "4d6", "5d6", "20d6"]);
    const bonuses = [3, 6, 9, 12, 15, 200].map((metres) => hazardBonus(maximumDamage(fallDamage(metres) ?? "") ?? 0));
    expect(bonuses).toEqual([1, 3, 5, 7, 8, 8]);
  });

  test("GB-60: falls that are left to the keeper follow what the table decided", () => {
    expect(hazardLocation("fall", "ask", "always")).toBe("roll");
    expect(hazardLocation("collision", "ask", "never")).toBe("none");
    expect(hazardLocation("fire", "ask", "always")).toBe("ask");
    expect(hazardLocation("fall", "none", "always")).toBe("none");
    expect(hazardLocation("fall", "ask")).toBe("ask");
  });
});
