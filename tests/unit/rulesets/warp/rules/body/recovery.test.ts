import fc from "fast-check";
import { expect, test } from "vitest";
import { RECOVERY_SHARES, recoveredHp, rest } from "../../../../../../src/rulesets/warp/rules/body/recovery.js";

const { half, third, twoThirds } = RECOVERY_SHARES;

test("WP-64: 22 falls to 12 and comes back to 17, falls to 7 and comes back to 12", () => {
  expect(recoveredHp({ hp: 12, fightStart: 22 }, half)).toBe(17);
  expect(recoveredHp({ hp: 7, fightStart: 17 }, half)).toBe(12);
});

test("WP-65: two losses of 7 leave 6 below, one of 14 leaves 7", () => {
  const once = recoveredHp({ hp: 15, fightStart: 22 }, half);
  expect(recoveredHp({ hp: once - 7, fightStart: once }, half)).toBe(16);
  expect(recoveredHp({ hp: 8, fightStart: 22 }, half)).toBe(15);
});

test("WP-65: two thirds after fists, a third after a bullet, rounded up, below 0 too (WD-03)", () => {
  expect(recoveredHp({ hp: 12, fightStart: 22 }, twoThirds)).toBe(19);
  expect(recoveredHp({ hp: 12, fightStart: 22 }, third)).toBe(16);
  expect(recoveredHp({ hp: -8, fightStart: -1 }, half)).toBe(-4);
});

test("WP-60, WP-64: a rest ends temporary damage and the fight", () => {
  expect(rest({ hp: 17, temp: 15, fightStart: 21 }, half)).toEqual({ hp: 19, temp: 0, fightStart: null });
});

test("WP-64: nothing was lost, nothing comes back", () => {
  expect(recoveredHp({ hp: 9, fightStart: null }, half)).toBe(9);
});

test("WP-65: a recovery never lowers anybody, and never passes the level before the fight", () => {
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 }), (hp, fightStart) => {
      const after = recoveredHp({ hp, fightStart }, half);
      expect(after).toBeGreaterThanOrEqual(hp);
      expect(after).toBeLessThanOrEqual(Math.max(hp, fightStart));
    }),
  );
});
