import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  doubledThreat,
  resolveTraditional,
  traditionalPowerAttack,
} from "../../../../../../src/rulesets/gb/rules/attack/traditional.js";
import { stateByHitPoints } from "../../../../../../src/rulesets/gb/rules/body/hit-point-states.js";

const blow = {
  d20: 15,
  attackBonus: 5,
  ac: 14,
  threatMin: 19,
  multiplier: 3,
  confirmD20: null,
  damageRolls: [4, 5, 6],
  damageBonus: 2,
};

describe("the classic rules", () => {
  test("GB-43: a hit counts its dice once, a confirmed threat as often as the weapon says", () => {
    expect(resolveTraditional(blow)).toMatchObject({ hit: true, threat: false, damage: 6 });
    expect(resolveTraditional({ ...blow, d20: 19, confirmD20: 9 })).toMatchObject({ critical: true, damage: 21 });
    expect(resolveTraditional({ ...blow, d20: 19, confirmD20: 8 })).toMatchObject({ critical: false, damage: 6 });
  });

  test("GB-43: a threat must hit, a miss costs nothing, a hit at least a point", () => {
    expect(resolveTraditional({ ...blow, d20: 19, ac: 30 })).toMatchObject({ hit: false, threat: false, damage: 0 });
    expect(resolveTraditional({ ...blow, damageRolls: [1], damageBonus: -4 }).damage).toBe(1);
  });

  test("GB-18: the extreme faces decide, unless the table plays without", () => {
    expect(resolveTraditional({ ...blow, d20: 20, ac: 99 }).hit).toBe(true);
    expect(resolveTraditional({ ...blow, d20: 1, ac: 2 }).hit).toBe(false);
    expect(resolveTraditional({ ...blow, d20: 1, ac: 2, naturalExtremes: false }).hit).toBe(true);
    expect(resolveTraditional({ ...blow, d20: 20, ac: 99, naturalExtremes: false }).hit).toBe(false);
  });

  test("D-36: Improved Critical doubles the faces that threaten", () => {
    expect([20, 19, 18, 15].map(doubledThreat)).toEqual([19, 17, 15, 9]);
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 20 }), (threatMin) => {
        expect(21 - doubledThreat(threatMin)).toBe(Math.min(19, 2 * (21 - threatMin)));
      }),
    );
  });

  test("D-36: Power Attack is worth as much as it costs", () => {
    expect(traditionalPowerAttack(4, 3)).toEqual({ attack: -3, damage: 3 });
    expect(traditionalPowerAttack(4, 0)).toEqual({ attack: 0, damage: 0 });
  });

  test("GB-43: hit points alone say who is out: at 0, dead at −10, some destroyed at once (D-61)", () => {
    expect([1, 0, -9, -10].map((hp) => stateByHitPoints(hp, false))).toEqual([
      "active",
      "unconscious",
      "unconscious",
      "dead",
    ]);
    expect([1, 0].map((hp) => stateByHitPoints(hp, true))).toEqual(["active", "dead"]);
  });
});
