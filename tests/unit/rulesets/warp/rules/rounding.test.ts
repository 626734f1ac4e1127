import fc from "fast-check";
import { expect, test } from "vitest";
import { divideDamage, halveProtection } from "../../../../../src/rulesets/warp/rules/rounding.js";

test("WP-97: damage is divided to the nearest point, halves up: the three divisions the book tells", () => {
  expect(divideDamage(6, 4)).toBe(2);
  expect(divideDamage(10, 8)).toBe(1);
  expect(divideDamage(29, 2)).toBe(15);
});

test("WP-97: a table may round every division down or up instead", () => {
  expect(divideDamage(6, 4, "down")).toBe(1);
  expect(divideDamage(5, 4, "up")).toBe(2);
  expect([divideDamage(8, 4, "down"), divideDamage(8, 4), divideDamage(8, 4, "up")]).toEqual([2, 2, 2]);
});

test("WP-97: nearest lies between down and up, at most half a point from the exact share", () => {
  fc.assert(
    fc.property(fc.nat(999), fc.integer({ min: 1, max: 60 }), (damage, divisor) => {
      const nearest = divideDamage(damage, divisor);
      expect(nearest).toBeGreaterThanOrEqual(divideDamage(damage, divisor, "down"));
      expect(nearest).toBeLessThanOrEqual(divideDamage(damage, divisor, "up"));
      expect(Math.abs(nearest * divisor - damage) * 2).toBeLessThanOrEqual(divisor);
    }),
  );
});

test("WP-85: halved protection always goes down", () => {
  expect([0, 1, 2, 3, 5, 8].map(halveProtection)).toEqual([0, 0, 1, 1, 2, 4]);
});
