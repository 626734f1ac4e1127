import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  SPEED,
  damageBonusOf,
  destinyStart,
  diceDamageBonus,
  flatDamageBonus,
  hitPointsOf,
  magicPointsOf,
  modifierOf,
  sanityMaximum,
  sanityStart,
  twentyPercent,
} from "../../../../../../src/rulesets/d20d100/rules/character/characteristics.js";

const score = fc.integer({ min: 1, max: 60 });

describe("characteristics", () => {
  test.each([
    [0, -5],
    [1, -5],
    [2, -4],
    [3, -4],
    [9, -1],
    [10, 0],
    [11, 0],
    [12, 1],
    [18, 4],
    [21, 5],
    [30, 10],
  ])("DD-16: a score of %i is %i", (at, modifier) => {
    expect(modifierOf(at)).toBe(modifier);
  });

  test("DD-15, DD-16: who has no such characteristic has no modifier; two points make one", () => {
    expect(modifierOf(null)).toBe(0);
    fc.assert(
      fc.property(score, (at) => {
        expect(modifierOf(at + 2)).toBe(modifierOf(at) + 1);
      }),
    );
  });

  test("DD-24: points of life are the mean of Constitution and Taille, up or down (D-10)", () => {
    expect(hitPointsOf({ constitution: 10, size: 13 })).toBe(12);
    expect(hitPointsOf({ constitution: 10, size: 13 }, { hpRounding: "down" })).toBe(11);
    expect(hitPointsOf({ constitution: 12, size: 12 }, { hpRounding: "down" })).toBe(12);
  });

  test("DD-25: points of magic are Pouvoir", () => {
    expect(magicPointsOf(12)).toBe(12);
  });

  test("DD-26, DD-111: Santé mentale starts at five times Pouvoir, never above what the Mythe leaves", () => {
    expect(sanityStart(12)).toBe(60);
    expect(sanityStart(20)).toBe(99);
    expect(sanityStart(18, 20)).toBe(79);
    expect(sanityMaximum(20)).toBe(79);
  });

  test("DD-26: a fifth is the least loss that comes to it (D-31)", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), (sanity) => {
        const loss = twentyPercent(sanity);
        expect(loss * 5).toBeGreaterThanOrEqual(sanity);
        expect((loss - 1) * 5).toBeLessThan(sanity);
      }),
    );
    expect(twentyPercent(-4)).toBe(0);
  });

  test("DD-23: one Point de Destin in a campaign, none in a single game; 9 metres for everybody", () => {
    expect(destinyStart()).toBe(1);
    expect(destinyStart({ campaignMode: false })).toBe(0);
    expect(SPEED).toBe(9);
  });
});

describe("what a body adds to blows", () => {
  test.each([
    [7, -4],
    [8, -3],
    [11, -3],
    [12, -2],
    [15, -2],
    [16, -1],
    [19, -1],
    [20, 0],
    [23, 0],
    [24, 1],
    [27, 1],
    [28, 2],
    [31, 2],
    [32, 3],
    [36, 4],
    [40, 5],
  ])("DD-28: %i of Force and Taille add %i (D-12)", (sum, bonus) => {
    expect(flatDamageBonus(sum - 4, 4)).toBe(bonus);
  });

  test.each([
    [2, "-1d6"],
    [12, "-1d6"],
    [13, "-1d4"],
    [16, "-1d4"],
    [17, "0"],
    [24, "0"],
    [25, "+1d4"],
    [32, "+1d4"],
    [33, "+1d6"],
    [40, "+1d6"],
    [41, "+2d6"],
    [56, "+2d6"],
    [57, "+3d6"],
    [72, "+3d6"],
    [73, "+4d6"],
    [88, "+4d6"],
    [89, "+5d6"],
    [104, "+5d6"],
    [105, "+6d6"],
  ])("DD-28: or as dice, %i add %s", (sum, bonus) => {
    expect(diceDamageBonus(sum - 1, 1)).toBe(bonus);
  });

  test("DD-28: a number is never more than 2 away from the dice's mean, for people 1.5", () => {
    const mean = (dice: string): number => {
      const [, sign = "", count = "0", size = "0"] = /^([+-])(\d+)d(\d+)$/.exec(dice) ?? [];
      return (sign === "-" ? -1 : 1) * Number(count) * ((Number(size) + 1) / 2);
    };
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 56 }), (sum) => {
        const off = Math.abs(flatDamageBonus(sum, 0) - mean(diceDamageBonus(sum, 0)));
        expect(off).toBeLessThanOrEqual(sum <= 36 ? 1.5 : 2);
      }),
    );
  });

  test("DD-28: the table says which", () => {
    const body = { strength: 13, size: 15 };
    expect(damageBonusOf(body)).toBe(2);
    expect(damageBonusOf(body, { damageBonusMode: "dice" })).toBe("+1d4");
  });
});
