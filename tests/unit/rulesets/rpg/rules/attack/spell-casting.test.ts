import { expect, test } from "vitest";
import { rollsBlind } from "../../../../../../src/rulesets/rpg/rules/checks/hidden-rolls.js";
import { HIDDEN_ROLLS } from "../../../../../../src/rulesets/rpg/rules/vocabulary.js";
import { castFactor, isResisted } from "../../../../../../src/rulesets/rpg/rules/attack/spell-casting.js";

test("RP-79: a critical success doubles the numbers", () => {
  expect([castFactor(false), castFactor(true)]).toEqual([1, 2]);
});

test("RP-79: the better margin wins, the target where they are equal, and a failed spell touches nobody", () => {
  const made = (margin: number) => ({ success: true, margin });
  const missed = { success: false, margin: -1 };
  expect([isResisted(made(5), made(4)), isResisted(made(4), made(4)), isResisted(made(0), missed)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(isResisted(missed, missed)).toBe(true);
});

test("RP-18: hidden rolls are none, those that were marked, or all", () => {
  const blind = (skill: boolean, request: boolean) => HIDDEN_ROLLS.map((mode) => rollsBlind(mode, { skill, request }));
  expect(blind(false, false)).toEqual([false, false, true]);
  expect(blind(true, false)).toEqual([false, true, true]);
  expect(blind(false, true)).toEqual([false, true, true]);
});
