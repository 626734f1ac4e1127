import { expect, test } from "vitest";
import { attributeScore, attributeValue } from "../../../../../../src/rulesets/rpg/rules/character/attributes.js";
import { rootValue, rootValues } from "../../../../../../src/rulesets/rpg/rules/character/roots.js";
import { ROOTS } from "../../../../../../src/rulesets/rpg/rules/vocabulary.js";

test("RP-20: what was lost comes off, down to nothing", () => {
  expect(attributeValue({ base: 7, loss: 2 })).toBe(5);
  expect(attributeValue({ base: 2, loss: 3 })).toBe(0);
});

test("RP-16: an attribute is doubled, or rolled as it is", () => {
  expect([attributeScore(7, "double"), attributeScore(7, "plain")]).toEqual([14, 7]);
});

test("RP-21: a Racine is half the sum of its two attributes, rounded down", () => {
  const values = { body: 8, mind: 5, agility: 7, charisma: 4 };
  expect(ROOTS.map((root) => rootValue(root, values))).toEqual([7, 7, 6, 6, 4, 5, 6, 4]);
  expect(rootValues(values)).toMatchObject({ weapons: 7, lore: 5, uncanny: 4 });
});
