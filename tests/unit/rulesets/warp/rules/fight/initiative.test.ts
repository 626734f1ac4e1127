import { expect, test } from "vitest";
import { compareRanks } from "../../../../../../src/core/fight/order/order.js";
import { initiativeRank, waitIsOver } from "../../../../../../src/rulesets/warp/rules/fight/initiative.js";

test("WP-46: on a tie a player's character goes first, then the larger pool (WD-39)", () => {
  const [guard, small, large] = [initiativeRank(false, 5), initiativeRank(true, 2), initiativeRank(true, 3)];
  expect([guard, small, large].toSorted(compareRanks)).toEqual([large, small, guard]);
  expect(compareRanks(initiativeRank(true, 3), initiativeRank(true, 3))).toBe(0);
});

test("WP-47: whoever waits does so until their moment, the end of the turn or of the fight", () => {
  expect(waitIsOver(2, { round: 3 }, { round: 3, turn: 1 })).toBe(false);
  expect(waitIsOver(2, { round: 3 }, { round: 3, turn: 2 })).toBe(true);
  expect(waitIsOver(2, { round: 3 }, { round: 4, turn: 0 })).toBe(true);
  expect(waitIsOver(2, { round: 3 }, null)).toBe(true);
});
