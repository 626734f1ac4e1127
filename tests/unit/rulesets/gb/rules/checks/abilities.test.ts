import { expect, test } from "vitest";
import { abilityModifier, sizeModifier } from "../../../../../../src/rulesets/gb/rules/checks/abilities.js";

test.each([
  [1, -5],
  [8, -1],
  [9, -1],
  [10, 0],
  [11, 0],
  [14, 2],
  [15, 2],
  [20, 5],
])("GB-01: a score of %i gives %i", (score, modifier) => {
  expect(abilityModifier(score)).toBe(modifier);
});

test("GB-01: a creature without the score has no modifier", () => {
  expect(abilityModifier(null)).toBe(0);
});

test("GB-01: small bodies are harder to hit, large ones easier", () => {
  expect((["tiny", "small", "medium", "large", "huge", "gargantuan"] as const).map(sizeModifier)).toEqual([
    2, 1, 0, -1, -2, -4,
  ]);
});
