import fc from "fast-check";
import { expect, test } from "vitest";
import { fatigueMalus, fatigueOn, pfLost } from "../../../../../../src/rulesets/gb/rules/checks/fatigue.js";
import { ABILITIES } from "../../../../../../src/rulesets/gb/rules/vocabulary.js";

test.each([
  [0, 0],
  [1, 0],
  [2, -1],
  [3, -1],
  [4, -2],
  [5, -2],
  [6, -3],
  [7, -3],
  [8, -4],
  [9, -4],
  [10, -5],
  [25, -5],
])("GB-11: %i PF lost weigh %i", (lost, malus) => {
  expect(fatigueMalus(30 - lost, 30)).toBe(malus);
});

test("GB-11: losing one more PF never lightens the penalty, and −5 is the floor", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: -20, max: 60 }), (max, pf) => {
      expect(fatigueMalus(pf - 1, max)).toBeLessThanOrEqual(fatigueMalus(pf, max));
      expect(fatigueMalus(pf, max)).toBeGreaterThanOrEqual(-5);
    }),
  );
});

test("GB-11: the table is one point for two PF while some are left", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (max, pf) => {
      expect(fatigueMalus(pf, max)).toBe(0 - Math.min(5, Math.floor(pfLost(pf, max) / 2)));
    }),
  );
});

test("GB-10: at 0 PF the penalty is −5 even when only 6 were lost", () => {
  expect(fatigueMalus(0, 6)).toBe(-5);
  expect(fatigueMalus(1, 6)).toBe(-2);
});

test("GB-11: PF above the maximum count as none lost", () => {
  expect(pfLost(12, 10)).toBe(0);
});

test("GB-12: of the abilities, only Strength and Dexterity suffer", () => {
  expect(ABILITIES.filter((ability) => fatigueOn(ability, -3) !== 0)).toEqual(["str", "dex"]);
});

test("GB-12: attacks, armour class, reflexes and initiative suffer; a table may spare the last two", () => {
  expect((["attack", "armorClass", "reflex", "initiative"] as const).map((on) => fatigueOn(on, -2))).toEqual([
    -2, -2, -2, -2,
  ]);
  const spared = { reflex: false, initiative: false };
  expect(fatigueOn("reflex", -2, spared)).toBe(0);
  expect(fatigueOn("initiative", -2, spared)).toBe(0);
  expect(fatigueOn("attack", -2, spared)).toBe(-2);
  expect(fatigueOn("other", -2)).toBe(0);
});
