import { expect, test } from "vitest";
import { tacticEffect } from "../../../../../../src/rulesets/warp/rules/attack/fire.js";
import { factorParts, totalFactor } from "../../../../../../src/rulesets/warp/rules/attack/factors.js";

test("WP-95: tactic and ammunition add to the factor, and to each other (WD-55)", () => {
  const parts = factorParts(3, { tactic: tacticEffect("burst", "short"), ammunition: "hollow" });
  expect(parts).toEqual([
    { id: "weapon", value: 3 },
    { id: "tactic", value: 1 },
    { id: "ammunition", value: 2 },
  ]);
  expect(totalFactor(parts)).toBe(6);
  expect(factorParts(3, { tactic: tacticEffect("burst", "long"), ammunition: "ap" })).toEqual([
    { id: "weapon", value: 3 },
  ]);
});
