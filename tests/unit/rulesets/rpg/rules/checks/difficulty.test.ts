import { expect, test } from "vitest";
import {
  LADDER,
  NEW_TRY_DIFFICULTY,
  RUNGS,
  rungOf,
} from "../../../../../../src/rulesets/rpg/rules/checks/difficulty.js";

test("RP-08: every rung of the ladder is called what it is", () => {
  expect(RUNGS.map((rung) => rungOf(LADDER[rung]))).toEqual([...RUNGS]);
});

test("RP-08: other FD go by the rung they are worth at least (D-03)", () => {
  expect([-9, -4, -1, 1, 4, 50].map(rungOf)).toEqual(["veryEasy", "easy", "normal", "normal", "hard", "veryHard"]);
});

test("RP-06: a new try is a little easier", () => {
  expect(NEW_TRY_DIFFICULTY).toBe(-1);
});
