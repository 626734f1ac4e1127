import { expect, test } from "vitest";
import type { Protection } from "../../../../../../src/rulesets/warp/rules/attack/absorption.js";
import { damageDiceCount, isDouble, resolveBlow } from "../../../../../../src/rulesets/warp/rules/attack/damage.js";
import type { Blow } from "../../../../../../src/rulesets/warp/rules/attack/damage.js";

const BARE: Protection = { regularDice: [], regularPoints: 0, ballisticDice: [] };
const SWORD: Blow = { attack: 14, defence: 9, factor: 3, harm: "normal", worn: BARE };
const SHOTGUN: Blow = { attack: 14, defence: 10, factor: 10, harm: "standard", worn: BARE };

test("WP-51: margin times factor, less armour", () => {
  expect(resolveBlow(SWORD)).toEqual({ hit: true, margin: 5, raw: 15, protection: 0, divisor: 1, damage: 15 });
  expect(resolveBlow({ ...SWORD, worn: { ...BARE, regularDice: [4] } })).toMatchObject({ raw: 15, damage: 11 });
});

test("WP-51: a miss does nothing, whatever is worn", () => {
  const missed = resolveBlow({ ...SWORD, defence: 14, worn: { ...BARE, regularDice: [6], ballisticDice: [6] } });
  expect(missed).toEqual({ hit: false, margin: 0, raw: 0, protection: 0, divisor: 1, damage: 0 });
});

test("WP-67: a special effect halves the damage, before armour or after it (WD-26)", () => {
  const tripped = { ...SWORD, specialEffect: true, worn: { ...BARE, regularPoints: 4 } };
  expect(resolveBlow(tripped)).toMatchObject({ raw: 8, damage: 4 });
  expect(resolveBlow(tripped, { specialEffectHalving: "afterArmour" })).toMatchObject({ raw: 15, damage: 6 });
});

test("WP-93: a shotgun's damage is divided by the range dice first, then armour takes its share", () => {
  expect(resolveBlow({ ...SHOTGUN, rangeDice: 3 }).raw).toBe(13);
  expect(resolveBlow({ ...SHOTGUN, rangeDice: 2, worn: { ...BARE, ballisticDice: [4] } }).damage).toBe(5);
});

test("WP-93, WP-97: every division is rounded when it is made, the way the table rounds (WD-04)", () => {
  const spread = { ...SHOTGUN, rangeDice: 3, specialEffect: true };
  expect(resolveBlow(spread).damage).toBe(7); // 40 / 3 = 13, 13 / 2 = 7
  expect(resolveBlow(spread, { rounding: "down" }).damage).toBe(6);
  expect(resolveBlow(spread, { rounding: "up" }).damage).toBe(7); // 14, then 7
});

test("WP-74: damage dice replace the margin, and spread with the distance too (WD-53)", () => {
  expect(resolveBlow({ ...SWORD, damageDice: [2, 6, 1] }).raw).toBe(9);
  expect(resolveBlow({ ...SHOTGUN, rangeDice: 2, damageDice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6] }).raw).toBe(30);
});

test("WP-74: as many dice as the factor, twice as many from twice the defence on", () => {
  const dice = (attack: number, defence: number) => damageDiceCount(2, isDouble({ attack, defence }));
  expect([dice(11, 6), dice(12, 6), dice(3, 0)]).toEqual([2, 4, 4]);
});
