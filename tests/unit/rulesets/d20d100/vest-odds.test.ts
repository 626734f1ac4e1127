import { describe, expect, test } from "vitest";
import { batter, type Body } from "../../../../src/rulesets/d20d100/rules/body/hits.js";
import { vestOdds } from "../../../../src/rulesets/d20d100/odds/vest.js";

const JOHN: Body = {
  ...{ hp: 10, temporary: 0, stabilised: false, below: true, shocks: true, ignoresTemporary: false },
  massiveFrom: null,
};
const hit = (before: number) => ({ before, multiplier: 1, minimum: 2 });

describe("what a vest leaves (DD-133)", () => {
  test("three hits of 6 under a vest of 6: as often as the dice say", () => {
    const counted = new Map<number, number>();
    for (let a = 1; a <= 6; a += 1) {
      for (let b = 1; b <= 6; b += 1) {
        for (let c = 1; c <= 6; c += 1) {
          const { hp } = batter(JOHN, [7 - a, 9 - b, 4 - Math.min(4, c)], "hp");
          counted.set(hp, (counted.get(hp) ?? 0) + 1);
        }
      }
    }
    const odds = vestOdds(JOHN, [hit(7), hit(9), hit(4)], { vest: 6, skin: null }, "hp");
    for (const [hp, count] of counted) {
      const chance = odds.filter(({ left }) => left.hp === hp).reduce((sum, one) => sum + one.chance, 0);
      expect(chance).toBeCloseTo(count / 216, 12);
    }
  });

  test("without a vest there is one end", () => {
    const odds = vestOdds(JOHN, [hit(4)], { vest: null, skin: { mode: "fixed", value: 1 } }, "hp");
    expect(odds).toMatchObject([{ chance: 1, left: { hp: 7 } }]);
  });
});
