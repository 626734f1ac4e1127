import { expect, test } from "vitest";
import { pool, poolParts } from "../../../../../../src/rulesets/warp/rules/checks/pool.js";
import { getsThrough, psychicResistance } from "../../../../../../src/rulesets/warp/rules/powers/resistance.js";

const PYROMANCER = { id: "ownPower", score: 2 } as const;
const TELEPATH = { id: "opposingPower", score: 2 } as const;
const dice = (given: Parameters<typeof psychicResistance>[0]) => {
  const { modifiers, spent } = psychicResistance(given);
  return [pool(poolParts(2, modifiers)).formula, spent];
};

test("WP-105: two dice, or those of a trait, for nothing", () => {
  expect(dice({ aids: [], charges: 4 })).toEqual(["2d6", 0]);
});

test("WP-106, WP-107: a charge buys bonus dice, or dice that count from a power that opposes", () => {
  expect(dice({ aids: [PYROMANCER], charges: 1 })).toEqual(["4d6kh2", 1]);
  expect(dice({ aids: [TELEPATH], charges: 1 })).toEqual(["4d6", 1]);
});

test("WP-106: an empty reserve buys nothing", () => {
  expect(dice({ aids: [PYROMANCER], charges: 0 })).toEqual(["2d6", 0]);
});

test("WP-107: one aid or the other, both only where the table allows it and the reserve pays for it (WD-45)", () => {
  const aids = [TELEPATH, PYROMANCER];
  expect(dice({ aids, charges: 5 })).toEqual(["4d6", 1]);
  expect(dice({ aids, charges: 5, both: true })).toEqual(["6d6kh4", 2]);
  expect(dice({ aids, charges: 1, both: true })).toEqual(["4d6", 1]);
});

test("WP-117: equality does not get through, and nothing stops what nobody resists (WD-62)", () => {
  expect([getsThrough(6, 5), getsThrough(5, 5), getsThrough(1, null)]).toEqual([true, false, true]);
});
