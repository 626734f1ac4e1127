import { expect, test } from "vitest";
import { busyUntil, ROUND_SECONDS } from "../../../../../src/rulesets/rpg/rules/time.js";

test("RP-02, RP-03: a round is a second, and two rounds of searching end with the next", () => {
  expect([ROUND_SECONDS, busyUntil(4, 2)]).toEqual([1, 5]);
});
