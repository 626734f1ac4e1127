import { expect, test } from "vitest";
import { isPsyMutant, learnsPower } from "../../../../../../src/rulesets/warp/rules/character/learning-powers.js";

test("WP-99: one 6 teaches the power, any number of other faces does not", () => {
  expect(learnsPower([1, 6, 2])).toBe(true);
  expect(learnsPower([5, 5, 5, 5])).toBe(false);
  expect(learnsPower([])).toBe(false);
});

test("WP-100: a 1 makes a psy-mutant, nothing else", () => {
  expect([1, 2, 3, 4, 5, 6].map(isPsyMutant)).toEqual([true, false, false, false, false, false]);
});
