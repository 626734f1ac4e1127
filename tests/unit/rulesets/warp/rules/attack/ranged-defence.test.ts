import { expect, test } from "vitest";
import { poolParts } from "../../../../../../src/rulesets/warp/rules/checks/pool.js";
import {
  bestDodge,
  circumstanceModifiers,
  coverDice,
  darknessDice,
  dodgeDice,
} from "../../../../../../src/rulesets/warp/rules/attack/ranged-defence.js";

const STANDING = { dodge: null };

/** What a target with so many dice of distance comes to. */
function parts(rangeDice: number, ...given: Parameters<typeof circumstanceModifiers>) {
  const { base, extra, bonus, malus } = poolParts(rangeDice, circumstanceModifiers(...given));
  return { base: base + extra, bonus, malus };
}

test("WP-53: two dice of distance, a moving target and a dodge of 4: seven dice, three of them kept", () => {
  expect(parts(2, { targetMoving: true, dodge: { dice: 4 } })).toEqual({ base: 3, bonus: 4, malus: 0 });
});

test("WP-53: cover, movement of both and darkness add whole dice", () => {
  const all = { ...STANDING, cover: 2, targetMoving: true, attackerMoving: true, darkness: 2 };
  expect(parts(5, all)).toEqual({ base: 11, bonus: 0, malus: 0 });
});

test("WP-55: half a die is a bonus die", () => {
  expect(parts(2, { ...STANDING, cover: 1, halfDice: 1 })).toEqual({ base: 3, bonus: 1, malus: 0 });
});

test("WP-53: wounds and armour hinder a dodge, and a target that stands still only where the table says so (WD-13)", () => {
  const hindered = { ...STANDING, woundMalus: 1, armourMalus: 2 };
  expect(parts(2, hindered).malus).toBe(0);
  expect(parts(2, hindered, { passiveMalus: true }).malus).toBe(3);
  expect(parts(2, { ...hindered, dodge: { dice: 2 } }).malus).toBe(3);
});

test("WP-39, WP-73: other actions take dice off the dodge, never below 0; a desperate defence adds one (WD-13)", () => {
  const dodge = { dice: 3, extraActions: 3 };
  expect(parts(2, { ...STANDING, dodge })).toEqual({ base: 2, bonus: 2, malus: 1 });
  const spread = { dice: 1, extraActions: 4, desperate: true };
  expect(parts(2, { ...STANDING, dodge: spread })).toEqual({ base: 2, bonus: 1, malus: 0 });
});

test("WP-53: a dodge is worth its trait, two dice without one, one die to somebody clumsy", () => {
  expect([dodgeDice(4, false), dodgeDice(1, false), dodgeDice(null, false), dodgeDice(null, true)]).toEqual([
    4, 1, 2, 1,
  ]);
});

test("WP-53: a trait that is not better than nobody's two dice is not proposed (WD-14)", () => {
  expect(bestDodge([1, 3], false)).toBe(3);
  expect(bestDodge([1, 2], false)).toBeNull();
  expect(bestDodge([2], true)).toBe(2);
  expect(bestDodge([], false)).toBeNull();
});

test("WP-53: gloom is worth a die, night two", () => {
  expect([0, 0.49, 0.5, 0.89, 0.9, 1].map(darknessDice)).toEqual([0, 0, 1, 1, 2, 2]);
  expect([0, 0.2, 0.49, 0.5, 1].map(coverDice)).toEqual([0, 1, 1, 2, 2]);
});
