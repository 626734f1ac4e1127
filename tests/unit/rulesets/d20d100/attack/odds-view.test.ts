import { describe, expect, test } from "vitest";
import { d20d100Attack } from "../../../../support/play/attacks.js";
import { armed, d20d100Guard, openRing, situationOf, strike, VEST } from "./table.js";

describe("the odds of the window", () => {
  test("John's first shot at Défense 17 hits 50 times in 100; every bullet of a volley has its row", () => {
    const { hero, foe } = openRing();
    const one = d20d100Attack.odds(situationOf(armed(hero, "colt"), foe), 0);
    expect(one?.chance).toBeCloseTo(0.5, 12);
    const double = d20d100Attack.odds(situationOf(armed(hero, "colt"), foe, { mode: "double" }), 0);
    const bullets = double?.rows.filter(({ id }) => id.startsWith("bullet"));
    expect(bullets?.map(({ probability }) => Number(probability.toFixed(4)))).toEqual([0.3, 0.3, 0.05, 0.05]);
    expect(double?.chance).toBeCloseTo(1 - 0.7 * 0.7 * 0.95 * 0.95, 12);
  });

  test("DD-151: a pistol tells how likely it is to jam", () => {
    const { hero, foe } = openRing();
    const odds = d20d100Attack.odds(situationOf(armed(hero, "pistol"), foe, { mode: "double" }), 0);
    expect(odds?.rows.find(({ id }) => id === "jam")?.probability).toBeCloseTo(1 - 0.9 ** 4, 12);
  });

  test("DD-133: the wearer of a vest is told what it leaves of them, and what they would have without it", () => {
    const { hero, foe } = openRing([VEST]);
    const blow = strike(armed(hero, "colt"), foe, { attack: [20, 2, 2] }); // 12 before protection
    const odds = (refused: boolean) => d20d100Guard.odds({ blow, choices: {}, refused }, 0);
    expect(odds(false)?.chance).toBeCloseTo(4 / 6, 12); // 3 or more on the die leave at least 1
    expect(odds(true)?.chance).toBe(0);
    const light = strike(armed(hero, "colt"), foe, { attack: [20, 1, 1] }); // 6: nobody falls of it, with a vest or without
    const unhurt = (refused: boolean) => d20d100Guard.odds({ blow: light, choices: {}, refused }, 0);
    expect(unhurt(false)?.chance).toBeCloseTo(1 / 6, 12);
    expect([unhurt(true)?.chance, unhurt(true)?.title]).toEqual([0, unhurt(false)?.title]);
    expect(d20d100Guard.replies({ blow, choices: {} }).map(({ id }) => id)).toEqual(["vest", "bare"]);
  });
});
