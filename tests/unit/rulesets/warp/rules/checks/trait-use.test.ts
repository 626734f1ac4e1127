import { expect, test } from "vitest";
import { combatDice, mayServe } from "../../../../../../src/rulesets/warp/rules/checks/trait-use.js";

const FRESH = { combat: false, usedForAttack: false, usedForDefence: false };

test("WP-50: a trait that is not of fighting serves one side in a turn, as often as it likes", () => {
  const attacked = { ...FRESH, usedForAttack: true };
  expect([mayServe(attacked, "attack"), mayServe(attacked, "defence")]).toEqual([true, false]);
  const defended = { ...FRESH, usedForDefence: true };
  expect([mayServe(defended, "attack"), mayServe(defended, "defence")]).toEqual([false, true]);
  expect([mayServe(FRESH, "attack"), mayServe(FRESH, "defence")]).toEqual([true, true]);
});

test("WP-50: a trait of fighting serves both", () => {
  const fought = { combat: true, usedForAttack: true, usedForDefence: true };
  expect([mayServe(fought, "attack"), mayServe(fought, "defence")]).toEqual([true, true]);
});

test("WP-48, WP-49: nobody fights with less than what anybody has", () => {
  expect([combatDice(4), combatDice(1), combatDice(null), combatDice(null, 3)]).toEqual([4, 2, 2, 3]);
});
