import { expect, test } from "vitest";
import { studyDice } from "../../../../../../src/rulesets/warp/rules/powers/spells.js";
import {
  castSpell,
  resistsSpell,
  sevenShields,
  study,
} from "../../../../../../src/rulesets/warp/rules/powers/casting.js";

test("WP-124: a die more each week, learned once the dice reach the level", () => {
  expect([0, 1, 3].map(studyDice)).toEqual([1, 2, 4]);
  expect(study([5], 12)).toEqual({ total: 5, learned: false, attempts: 1, criticalFailure: false });
  expect(study([4, 4, 3, 2], 12)).toMatchObject({ total: 13, learned: true, attempts: 4 });
  expect(study([3], 3).learned).toBe(true);
});

test("WP-124: nothing but ones fails where critical failures are played, whatever the level", () => {
  expect(study([1, 1], 2, true)).toMatchObject({ learned: false, criticalFailure: true });
  expect(study([1, 1], 2)).toMatchObject({ learned: true, criticalFailure: false });
});

test("WP-125: a known spell works for a charge", () => {
  expect(castSpell(2, true)).toEqual({ allowed: true, charges: 1 });
  expect(castSpell(0, true)).toEqual({ allowed: false, charges: 0 });
  expect(castSpell(2, false)).toEqual({ allowed: false, charges: 2 });
});

test("WP-126: the level itself resists", () => {
  expect([11, 12, 13].map((total) => resistsSpell(total, 12))).toEqual([false, true, true]);
});

test("WP-132: seven attacks of a turn are turned aside, the rest pass", () => {
  expect([0, 7, 10].map(sevenShields)).toEqual([
    { deflected: 0, pass: 0 },
    { deflected: 7, pass: 0 },
    { deflected: 7, pass: 3 },
  ]);
});
