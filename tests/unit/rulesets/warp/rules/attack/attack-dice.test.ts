import { expect, test } from "vitest";
import { actionModifiers } from "../../../../../../src/rulesets/warp/rules/checks/action-dice.js";
import { attackModifiers, defenceModifiers } from "../../../../../../src/rulesets/warp/rules/attack/attack-dice.js";
import type { AttackState } from "../../../../../../src/rulesets/warp/rules/attack/attack-dice.js";
import { tacticEffect } from "../../../../../../src/rulesets/warp/rules/attack/fire.js";
import { pool, poolParts } from "../../../../../../src/rulesets/warp/rules/checks/pool.js";

const formula = (score: number, state: AttackState) => pool(poolParts(score, attackModifiers(state))).formula;

test("WP-56: a predictable attack has a malus die", () => {
  expect(formula(3, { predictable: true })).toBe("4d6kl3");
});

test("WP-69: surprise may be worth more than one die", () => {
  expect(formula(3, { surprise: 2 })).toBe("5d6kh3");
});

test("WP-68, WP-70…WP-72: one die each for numbers, weapon, position and nerve", () => {
  expect(formula(2, { betterWeapon: true, betterPosition: true })).toBe("4d6kh2");
  expect(formula(2, { outnumbering: true, edge: true })).toBe("4d6kh2");
});

test("WP-89…WP-92: recoil and tactic cancel like all other dice", () => {
  expect(formula(3, { recoil: 1 })).toBe("4d6kl3");
  expect(formula(3, { tactic: tacticEffect("fullAutoSweep", "veryLong") })).toBe("5d6kl3");
  expect(formula(3, { tactic: tacticEffect("burst", "short"), predictable: true })).toBe("3d6");
});

test("WP-113: blows of the body have the dice of the power on top", () => {
  expect(formula(3, { strike: 2, surprise: 1 })).toBe("6d6kh5");
});

test("WP-39, WP-57: what weighs on any action weighs on an attack too", () => {
  const modifiers = [...actionModifiers({ wounded: true, extraActions: 2 }), ...attackModifiers({ surprise: 2 })];
  expect(pool(poolParts(4, modifiers)).formula).toBe("4d6kh3");
});

test("WP-73, WP-115: a desperate defence has a bonus die, one that reacts beforehand dice of its own", () => {
  expect(pool(poolParts(3, defenceModifiers({ desperate: true }))).formula).toBe("4d6kh3");
  expect(pool(poolParts(0, defenceModifiers({ preReaction: 2 }))).formula).toBe("2d6");
  expect(defenceModifiers({})).toEqual([]);
});
