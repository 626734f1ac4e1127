import { expect, test } from "vitest";
import { getsThrough, resistancePool } from "../../../../../src/rulesets/warp/rules/resistance.js";

const PYROMANCER = { kind: "bonus", score: 2 } as const;
const TELEPATH = { kind: "oppose", score: 2 } as const;

test("WP-105: two dice, or those of a trait", () => {
  expect(resistancePool({ base: 3, aids: [], charges: 4 })).toEqual({
    parts: { base: 3, extra: 0, bonus: 0 },
    spent: 0,
  });
});

test("WP-106, WP-107: a charge buys bonus dice, or dice that count from a power that opposes", () => {
  expect(resistancePool({ base: 2, aids: [PYROMANCER], charges: 1 })).toEqual({
    parts: { base: 2, extra: 0, bonus: 2 },
    spent: 1,
  });
  expect(resistancePool({ base: 2, aids: [TELEPATH], charges: 1 })).toEqual({
    parts: { base: 2, extra: 2, bonus: 0 },
    spent: 1,
  });
});

test("WP-106: an empty reserve buys nothing", () => {
  expect(resistancePool({ base: 2, aids: [PYROMANCER], charges: 0 }).spent).toBe(0);
});

test("WP-107: one aid or the other, both only where the table allows it and the reserve pays for it (WD-45)", () => {
  const aids = [TELEPATH, PYROMANCER];
  expect(resistancePool({ base: 2, aids, charges: 5 })).toEqual({ parts: { base: 2, extra: 2, bonus: 0 }, spent: 1 });
  expect(resistancePool({ base: 2, aids, charges: 5, both: true })).toEqual({
    parts: { base: 2, extra: 2, bonus: 2 },
    spent: 2,
  });
  expect(resistancePool({ base: 2, aids, charges: 1, both: true }).spent).toBe(1);
});

test("WP-117: equality does not get through, and nothing stops what nobody resists (WD-62)", () => {
  expect([getsThrough(6, 5), getsThrough(5, 5), getsThrough(1, null)]).toEqual([true, false, true]);
});
