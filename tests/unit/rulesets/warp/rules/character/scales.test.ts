import { describe, expect, test } from "vitest";
import {
  isSpecialised,
  printedScore,
  SCALES,
  SCALE_SCORES,
  scaleFault,
  scoreAtCreation,
} from "../../../../../../src/rulesets/warp/rules/character/scales.js";

describe("scales of a trait", () => {
  test.each([
    ["standard", 2, 3, 4],
    ["technical", 0, 1, 2],
    ["specialised", 2, 4, 6],
    ["specialisedTechnical", 0, 2, 4],
  ] as const)("WP-23, WP-24: %s gives %d to anybody, %d, and %d at its best", (scale, average, good, superior) => {
    expect(SCALE_SCORES[scale].average).toBe(average);
    expect([scoreAtCreation(scale, false), scoreAtCreation(scale, true)]).toEqual([good, superior]);
  });

  test("WP-11: what nobody can try untrained bears an asterisk", () => {
    expect(SCALES.map((scale) => printedScore(1, scale))).toEqual(["1", "1*", "1", "1*"]);
  });

  test("WP-24: no trait of fighting is specialised", () => {
    for (const scale of SCALES) {
      expect(scaleFault(scale, true)).toBe(isSpecialised(scale) ? "combatSpecialised" : null);
      expect(scaleFault(scale, false)).toBeNull();
    }
  });
});
