import { expect, test } from "vitest";
import { PACES, TURN_SECONDS, turnsOf } from "../../../../../src/rulesets/warp/rules/time.js";

test("WP-45: a minute is 20 turns, and a part of a turn is one", () => {
  expect([0, 1, 3, 4, 60, 600].map(turnsOf)).toEqual([0, 1, 1, 2, 20, 200]);
});

test("WP-45: every pace covers in a turn what its speed says, to the table's rounding", () => {
  for (const { kmh, metresPerTurn } of Object.values(PACES)) {
    expect(metresPerTurn).toBe((kmh / 3.6) * TURN_SECONDS);
  }
});
