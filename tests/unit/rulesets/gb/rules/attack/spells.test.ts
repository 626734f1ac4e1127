import { expect, test } from "vitest";
import { casterLevel, spellLethality } from "../../../../../../src/rulesets/gb/rules/attack/spells.js";

test("GB-62: a spell that strikes like a weapon has the weapon's bonus", () => {
  expect([3, 18, 30].map(spellLethality)).toEqual([0, 5, 8]);
});

test("GB-62: a spell is cast at its own level, else at its caster's, never under 1", () => {
  expect([casterLevel(5, 2), casterLevel(null, 2), casterLevel(null, null)]).toEqual([5, 2, 1]);
});
