import { expect, test } from "vitest";
import { armourHinders, wornArmour } from "../../../../../../src/rulesets/warp/rules/attack/armour.js";

const NONE = { regularDice: 0, regularPoints: 0, ballisticDice: 0, heavy: false };
const LEATHER = { ...NONE, regularPoints: 1 };
const VEST = { ...NONE, regularDice: 1 };
const PLATE = { ...NONE, regularDice: 2, heavy: true };
const BALLISTIC_VEST = { ...NONE, ballisticDice: 1 };
const MILITARY_SUIT = { ...NONE, regularDice: 3, ballisticDice: 2, heavy: true };

test("WP-62: leather under plate protects with 2 dice and a point, and costs two malus dice", () => {
  expect(wornArmour([LEATHER, PLATE])).toEqual({
    regularDice: 2,
    regularPoints: 1,
    ballisticDice: 0,
    layers: 2,
    heavy: 1,
    malus: 2,
  });
});

test("WP-62: two heavy armours cost a die each, and one more for the second layer (WD-59)", () => {
  expect(wornArmour([PLATE, MILITARY_SUIT]).malus).toBe(3);
});

test("WP-62: a ballistic armour is a layer like any other (WD-58)", () => {
  expect(wornArmour([VEST, BALLISTIC_VEST]).malus).toBe(1);
});

test("WP-62: nothing worn, nothing gained or lost", () => {
  expect(Object.values(wornArmour([]))).toEqual([0, 0, 0, 0, 0, 0]);
});

test("WP-88: the military suit is one layer, regular and ballistic, and heavy", () => {
  expect(wornArmour([MILITARY_SUIT])).toMatchObject({ regularDice: 3, ballisticDice: 2, malus: 1 });
});

test("WP-62, WP-82: armour hinders attacks, defences, dodges and agility, but no firearm", () => {
  expect(armourHinders({ kind: "attack", exempt: false })).toBe(true);
  expect(armourHinders({ kind: "attack", exempt: true })).toBe(false);
  expect(armourHinders({ kind: "defence" })).toBe(true);
  expect(armourHinders({ kind: "dodge" })).toBe(true);
  expect(armourHinders({ kind: "other", agility: true })).toBe(true);
  expect(armourHinders({ kind: "other", agility: false })).toBe(false);
});
