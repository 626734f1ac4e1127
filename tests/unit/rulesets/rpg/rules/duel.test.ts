import { expect, test } from "vitest";
import { pendingLosses } from "../../../../../src/rulesets/rpg/rules/duel.js";
import { busyUntil, ROUND_SECONDS } from "../../../../../src/rulesets/rpg/rules/time.js";

test("RP-36: all that waits falls together", () => {
  const losses = pendingLosses([
    { target: "a", loss: 7 },
    { target: "b", loss: 8 },
    { target: "a", loss: 2 },
  ]);
  expect([...losses]).toEqual([
    ["a", 9],
    ["b", 8],
  ]);
});

test("RP-02, RP-03: a round is a second, and two rounds of searching end with the next", () => {
  expect([ROUND_SECONDS, busyUntil(4, 2)]).toEqual([1, 5]);
});
