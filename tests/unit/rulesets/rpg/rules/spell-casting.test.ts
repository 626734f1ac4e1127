import { expect, test } from "vitest";
import { rollsBlind } from "../../../../../src/rulesets/rpg/rules/hidden-rolls.js";
import { HIDDEN_ROLLS } from "../../../../../src/rulesets/rpg/rules/vocabulary.js";
import { isResisted, resolveCast } from "../../../../../src/rulesets/rpg/rules/spell-casting.js";

test("RP-79: casting costs its points whatever the dice say, and a critical success doubles the numbers", () => {
  const cast = (die: number) => resolveCast({ score: 11, difficulty: 2, die }, { hp: 14, cost: 3 });
  expect(cast(5)).toMatchObject({ success: true, hp: 11, factor: 1 });
  expect(cast(15)).toMatchObject({ success: false, hp: 11, factor: 1 });
  expect(cast(1)).toMatchObject({ outcome: "criticalSuccess", hp: 11, factor: 2 });
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
