import { expect, test } from "vitest";
import { roundDown, roundWound } from "../../../../../src/rulesets/rpg/rules/rounding.js";

test("RP-30: fractions round down", () => {
  expect([roundDown(19, 3), roundDown(5, 2), roundDown(-3, 2)]).toEqual([6, 2, -2]);
});

test("RP-30: a wound that exists keeps a point (D-17)", () => {
  expect([roundWound(1, 2), roundWound(7, 3), roundWound(0, 3)]).toEqual([1, 2, 0]);
});
