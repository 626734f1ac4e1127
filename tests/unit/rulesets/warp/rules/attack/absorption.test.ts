import fc from "fast-check";
import { expect, test } from "vitest";
import { absorb } from "../../../../../../src/rulesets/warp/rules/attack/absorption.js";
import type { Harm, Protection } from "../../../../../../src/rulesets/warp/rules/attack/absorption.js";

const VEST_OVER_BALLISTIC: Protection = { regularDice: [4], regularPoints: 0, ballisticDice: [3] };
const HARMS: readonly Harm[] = ["normal", "standard", "ap", "hollow"];

test("WP-96: a reinforced vest over a ballistic one, against all four kinds of harm", () => {
  expect(HARMS.map((harm) => absorb(30, harm, VEST_OVER_BALLISTIC))).toEqual([
    { protection: 5, divisor: 1, damage: 25 },
    { protection: 2, divisor: 3, damage: 9 },
    { protection: 2, divisor: 2, damage: 14 },
    { protection: 8, divisor: 6, damage: 4 },
  ]);
});

test("WP-96: without ballistic armour nothing is divided, but armour-piercing damage is halved all the same", () => {
  const bare: Protection = { regularDice: [], regularPoints: 0, ballisticDice: [] };
  expect(HARMS.map((harm) => absorb(30, harm, bare).damage)).toEqual([30, 30, 15, 30]);
});

test("WP-85: regular layers are added up before they are halved against a bullet (WD-05)", () => {
  expect(absorb(8, "standard", { regularDice: [4, 3], regularPoints: 1, ballisticDice: [] }).protection).toBe(4);
});

test("WP-94: armour-piercing rounds meet the least of all armour, points as they are", () => {
  const suit: Protection = { regularDice: [2, 3, 5], regularPoints: 1, ballisticDice: [2, 3] };
  expect(absorb(30, "ap", suit)).toEqual({ protection: 6, divisor: 2, damage: 12 });
});

test("WP-95: a ballistic roll of 1 against a hollow point is doubled, or without effect where the table says so (WD-06)", () => {
  const unlucky: Protection = { regularDice: [], regularPoints: 0, ballisticDice: [1] };
  expect(absorb(30, "hollow", unlucky).damage).toBe(15);
  expect(absorb(30, "hollow", unlucky, { hollowOnOne: "noEffect" }).damage).toBe(30);
});

test("WP-118: a steel skin is regular armour: halved by bullets, doubled by hollow points, one point a die at least (WD-38)", () => {
  const skinned: Protection = { regularDice: [], regularPoints: 0, ballisticDice: [], skin: { total: 6, dice: 2 } };
  expect(HARMS.map((harm) => absorb(20, harm, skinned).protection)).toEqual([6, 3, 2, 12]);
});

const faces = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 });
const worn = fc.record({ regularDice: faces, regularPoints: fc.nat(5), ballisticDice: faces });

test("WP-96: armour never adds damage, and never heals", () => {
  fc.assert(
    fc.property(fc.nat(200), fc.constantFrom(...HARMS), worn, (raw, harm, armour) => {
      const { damage } = absorb(raw, harm, armour);
      expect(damage).toBeGreaterThanOrEqual(0);
      expect(damage).toBeLessThanOrEqual(raw);
    }),
  );
});

test("WP-96: one more point of armour never lets more through", () => {
  fc.assert(
    fc.property(fc.nat(200), fc.constantFrom(...HARMS), worn, (raw, harm, armour) => {
      const thicker = { ...armour, regularPoints: armour.regularPoints + 1 };
      expect(absorb(raw, harm, thicker).damage).toBeLessThanOrEqual(absorb(raw, harm, armour).damage);
    }),
  );
});
