import { describe, expect, test } from "vitest";
import { LADDER, MOST_OBSTACLE_DICE, RUNGS } from "../../../../../../src/rulesets/warp/rules/checks/difficulty.js";
import { fatePool, fateResult } from "../../../../../../src/rulesets/warp/rules/checks/fate.js";

describe("numbers to beat", () => {
  test("WP-08: the ladder, and the dice an obstacle rolls instead", () => {
    expect(RUNGS.map((rung) => LADDER[rung].difficulty)).toEqual([4, 7, 11, 14, 18]);
    expect(RUNGS.map((rung) => LADDER[rung].dice)).toEqual([[1], [2], [3], [4], [5, 6]]);
    expect(RUNGS.filter((rung) => LADDER[rung].openEnded)).toEqual(["nearImpossible"]);
  });

  test("WP-09: no obstacle rolls more than six dice", () => {
    expect(MOST_OBSTACLE_DICE).toBe(6);
  });
});

describe("WP-13: fate's hand", () => {
  test("is two dice, and what the keeper adds", () => {
    expect([fatePool().formula, fatePool(1).formula, fatePool(0, 2).formula]).toEqual(["2d6", "3d6kh2", "4d6kl2"]);
  });

  test("is good from 8 on, bad up to 6, and 7 is middling", () => {
    const results = Array.from({ length: 11 }, (_, i) => fateResult(i + 2));
    expect(results).toEqual([...Array<string>(5).fill("bad"), "middling", ...Array<string>(5).fill("good")]);
  });
});
