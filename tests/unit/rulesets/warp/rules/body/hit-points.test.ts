import fc from "fast-check";
import { expect, test } from "vitest";
import { HEALTH, afterLoss, healthOf, woundMalus } from "../../../../../../src/rulesets/warp/rules/body/hit-points.js";

const at = (hp: number, max = 21, temp = 0) => healthOf({ hp, max, temp });

test("WP-57…WP-59: both sides of every threshold of an odd maximum", () => {
  expect([11, 10, 1, 0, -20, -21].map((hp) => at(hp))).toEqual(["fit", "wounded", "wounded", "down", "down", "dying"]);
});

test("WP-57: exactly half of an even maximum is wounded", () => {
  expect([8, 7].map((hp) => at(hp, 14))).toEqual(["fit", "wounded"]);
});

test("WP-60: temporary damage wounds and puts down, but never kills (WD-24)", () => {
  expect([10, 11, 21, 999].map((temp) => at(21, 21, temp))).toEqual(["fit", "wounded", "down", "down"]);
});

test("WP-57: one malus die from wounded on", () => {
  expect(HEALTH.map(woundMalus)).toEqual([0, 1, 1, 1, 1]);
});

test("WP-64: the first loss notes the level before the fight, later ones leave it (WD-40)", () => {
  const first = afterLoss({ hp: 22, temp: 0, fightStart: null }, { damage: 10, temporary: false });
  expect(first).toEqual({ hp: 12, temp: 0, fightStart: 22 });
  expect(afterLoss(first, { damage: 5, temporary: false })).toEqual({ hp: 7, temp: 0, fightStart: 22 });
});

test("WP-60, WP-64: temporary damage is noted apart and begins no loss", () => {
  const stunned = afterLoss({ hp: 21, temp: 2, fightStart: null }, { damage: 15, temporary: true });
  expect(stunned).toEqual({ hp: 21, temp: 17, fightStart: null });
});

test("WP-51: damage that armour stopped changes nothing", () => {
  const points = { hp: 21, temp: 0, fightStart: null };
  expect(afterLoss(points, { damage: 0, temporary: false })).toEqual(points);
});

test("WP-57…WP-59: a further loss never makes anybody fitter", () => {
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 60 }), fc.nat(40), fc.boolean(), (hp, damage, temporary) => {
      const before = { hp, temp: 0, fightStart: null };
      const after = afterLoss(before, { damage, temporary });
      const rank = (points: { hp: number; temp: number }) => HEALTH.indexOf(healthOf({ ...points, max: 30 }));
      expect(rank(after)).toBeGreaterThanOrEqual(rank(before));
    }),
  );
});
