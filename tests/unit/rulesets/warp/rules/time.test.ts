import { expect, test } from "vitest";
import { PACES, TURN_SECONDS } from "../../../../../src/rulesets/warp/rules/time.js";

test("WP-45: every pace covers in a turn what its speed says, to the table's rounding", () => {
  for (const { kmh, metresPerTurn } of Object.values(PACES)) {
    expect(metresPerTurn).toBe((kmh / 3.6) * TURN_SECONDS);
  }
});
