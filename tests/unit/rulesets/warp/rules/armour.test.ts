import { expect, test } from "vitest";
import { ARMOURS, armourHinders, wornArmour } from "../../../../../src/rulesets/warp/rules/armour.js";

test("WP-62: leather under plate protects with 2 dice and a point, and costs two malus dice", () => {
  expect(wornArmour([ARMOURS.leather, ARMOURS.plate])).toEqual({
    regularDice: 2,
    regularPoints: 1,
    ballisticDice: 0,
    layers: 2,
    heavy: 1,
    malus: 2,
  });
});

test("WP-62: two heavy armours cost a die each, and one more for the second layer (WD-59)", () => {
  expect(wornArmour([ARMOURS.plate, ARMOURS.militarySuit]).malus).toBe(3);
});

test("WP-62: a ballistic armour is a layer like any other (WD-58)", () => {
  expect(wornArmour([ARMOURS.reinforcedVest, ARMOURS.ballisticVest]).malus).toBe(1);
});

test("WP-62: nothing worn, nothing gained or lost", () => {
  expect(Object.values(wornArmour([]))).toEqual([0, 0, 0, 0, 0, 0]);
});

test("WP-88: the military suit is one layer, regular and ballistic, and heavy", () => {
  expect(wornArmour([ARMOURS.militarySuit])).toMatchObject({ regularDice: 3, ballisticDice: 2, malus: 1 });
});

test("WP-62, WP-82: armour hinders attacks, defences, dodges and agility, but no firearm", () => {
  expect(armourHinders({ kind: "attack", exempt: false })).toBe(true);
  expect(armourHinders({ kind: "attack", exempt: true })).toBe(false);
  expect(armourHinders({ kind: "defence" })).toBe(true);
  expect(armourHinders({ kind: "dodge" })).toBe(true);
  expect(armourHinders({ kind: "other", agility: true })).toBe(true);
  expect(armourHinders({ kind: "other", agility: false })).toBe(false);
});
