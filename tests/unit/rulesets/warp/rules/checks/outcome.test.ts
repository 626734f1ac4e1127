import { describe, expect, test } from "vitest";
import { compare, opposed } from "../../../../../../src/rulesets/warp/rules/checks/outcome.js";

const side = (total: number, criticalFailure = false) => ({ total, criticalFailure });

describe("comparing totals", () => {
  test.each([
    [12, "success", 1],
    [11, "draw", 0],
    [10, "failure", -1],
  ])("WP-07: %d against 11", (total, outcome, margin) => {
    expect(compare(total, 11)).toEqual({ outcome, margin });
  });

  test("WP-36: a critical failure overrides a higher total", () => {
    expect(compare(3, 2, true)).toEqual({ outcome: "criticalFailure", margin: 1 });
  });
});

describe("WP-10: two sides", () => {
  test("the higher total wins, equal totals are a draw", () => {
    expect(opposed(side(9), side(7))).toEqual({ outcome: "success", margin: 2 });
    expect(opposed(side(7), side(7)).outcome).toBe("draw");
    expect(opposed(side(6), side(7)).outcome).toBe("failure");
  });

  test("WP-36: whoever fails critically loses, on either side", () => {
    expect(opposed(side(3, true), side(2)).outcome).toBe("criticalFailure");
    expect(opposed(side(2), side(3, true)).outcome).toBe("success");
  });

  test("WD-18: both failing critically is a draw, whatever the totals", () => {
    expect(opposed(side(3, true), side(2, true)).outcome).toBe("draw");
  });
});
