import { expect, test } from "vitest";
import { gestalt } from "../../../../../../src/rulesets/warp/rules/checks/gestalt.js";

test("WP-76: the higher sum wins the whole fight, equal sums are a draw", () => {
  expect(gestalt([9, 7, 11], [6, 6, 8, 5])).toEqual({ players: 27, keeper: 25, winner: "players" });
  expect(gestalt([9], [6, 6]).winner).toBe("keeper");
  expect(gestalt([9, 7], [10, 6]).winner).toBe("draw");
});
