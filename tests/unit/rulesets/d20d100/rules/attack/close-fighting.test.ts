import { describe, expect, test } from "vitest";
import { beforeProtection, minimumOf, withBonus } from "../../../../../../src/rulesets/d20d100/rules/body/damage.js";
import { disarmBonuses } from "../../../../../../src/rulesets/d20d100/rules/attack/disarm.js";
import { strangleDifficulty } from "../../../../../../src/rulesets/d20d100/rules/attack/grapple.js";
import { faintedBruises, stolenUpon } from "../../../../../../src/rulesets/d20d100/rules/attack/helpless.js";

describe("close fighting", () => {
  test("DD-139, D-44: 10, then one more every round", () => {
    expect([1, 2, 3].map(strangleDifficulty)).toEqual([10, 11, 12]);
  });

  test("DD-160, D-45: the bigger side, and whoever holds with both hands", () => {
    expect(disarmBonuses("holder", true)).toEqual({ attacker: 0, holder: 8 });
    expect(disarmBonuses(null, false)).toEqual({ attacker: 0, holder: 0 });
  });

  test("DD-161: unheard, the target is helpless; heard, au dépourvu", () => {
    expect([stolenUpon(true), stolenUpon(false)]).toEqual(["helpless", "flatFooted"]);
  });

  test("DD-163: whoever faints has one bruise more than PV, and one at least", () => {
    expect([4, 0, -3].map(faintedBruises)).toEqual([5, 1, 1]);
  });
});

describe("damage (DD-45, DD-131, DD-134)", () => {
  test("D-71, D-72: at least 1, then all of it multiplied", () => {
    expect(beforeProtection(1, -2, 3)).toBe(3);
    expect(beforeProtection(4, 1, 2)).toBe(10);
  });

  test("D-47: all dice at 1, the bonus of the body with them", () => {
    const claws = withBonus({ faces: [6], plus: 0 }, { faces: [4], plus: 0 });
    expect(minimumOf(claws)).toBe(2);
    expect(minimumOf({ faces: [3], plus: -3 })).toBe(1);
  });
});
