import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  award,
  hoarded,
  nextDegreeCost,
  purchase,
} from "../../../../../../src/rulesets/rpg/rules/character/experience.js";
import { masteryCost } from "../../../../../../src/rulesets/rpg/rules/character/prices.js";

describe("experience", () => {
  test("RP-95: three marks out of ten, thirty PE at most", () => {
    expect(award({ conduct: 7, mission: 9, roleplay: 7 })).toBe(23);
    expect(award({ conduct: 12, mission: 10, roleplay: -4 })).toBe(20);
  });

  test("RP-96: a degree costs twice its number, several cost as much as one by one", () => {
    expect([0, 1, 2, 3, 4].map((from) => masteryCost(from, from + 1))).toEqual([2, 4, 6, 8, 10]);
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), fc.nat(5), fc.nat(4), (a, b, c, factor) => {
        const [low, middle, high] = [a, b, c].toSorted((x, y) => x - y) as [number, number, number];
        expect(masteryCost(low, high, factor)).toBe(
          masteryCost(low, middle, factor) + masteryCost(middle, high, factor),
        );
      }),
    );
    expect(masteryCost(3, 1)).toBe(0);
    expect([0, 4, 5].map((mastery) => nextDegreeCost(mastery))).toEqual([2, 10, null]);
  });

  test("RP-96, RP-97: refused beyond DM 5, without the points, or without use where the table asks for it", () => {
    expect(purchase({ pool: 99, from: 5, to: 6 })).toMatchObject({
      allowed: false,
      reason: "cap",
      pool: 99,
      mastery: 5,
    });
    expect(purchase({ pool: 5, from: 2, to: 3 })).toMatchObject({ reason: "points", pool: 5, mastery: 2 });
    expect(purchase({ pool: 6, from: 2, to: 3 }, { usedSkillsOnly: true })).toMatchObject({ reason: "unused" });
    expect(purchase({ pool: 6, from: 2, to: 3, used: true }, { usedSkillsOnly: true })).toMatchObject({
      allowed: true,
      pool: 0,
      mastery: 3,
    });
    expect(purchase({ pool: 15, from: 0, to: 5 }, { costFactor: 1 })).toMatchObject({ allowed: true, pool: 0 });
  });

  test("RP-97: PE beyond what may be saved, where there is a limit (D-62)", () => {
    expect([hoarded(40, 0), hoarded(40, 30), hoarded(20, 30)]).toEqual([0, 10, 0]);
  });
});
