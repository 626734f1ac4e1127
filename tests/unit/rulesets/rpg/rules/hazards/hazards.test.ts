import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  asphyxiaRound,
  asphyxiaThreshold,
  breathe,
} from "../../../../../../src/rulesets/rpg/rules/hazards/asphyxia.js";
import { CHARGES, explosionDice } from "../../../../../../src/rulesets/rpg/rules/hazards/explosion.js";
import { fallDice, fallLoss } from "../../../../../../src/rulesets/rpg/rules/hazards/fall.js";
import { blazeBurns, disfigures, ignites } from "../../../../../../src/rulesets/rpg/rules/hazards/fire.js";

describe("falls", () => {
  test("RP-84: a die for every three metres, whole ones (D-53)", () => {
    expect([2.9, 3, 5.9, 6].map((height) => fallDice({ height }))).toEqual([0, 1, 1, 2]);
    expect([0, 0.1, 3, 3.1].map((height) => fallDice({ height }, "started"))).toEqual([0, 1, 1, 2]);
  });

  test("RP-84: the ground adds or takes dice, never below none; landing well takes points", () => {
    expect([fallDice({ height: 4, ground: 1 }), fallDice({ height: 4, ground: -3 })]).toEqual([2, 0]);
    expect([fallLoss(8, 2), fallLoss(2, 6), fallLoss(8)]).toEqual([6, 0, 8]);
  });
});

describe("fire", () => {
  test("RP-86, RP-88: clothes catch on a 6, a blaze burns on a 1 and a 6", () => {
    const faces = [1, 2, 3, 4, 5, 6];
    expect(faces.filter(ignites)).toEqual([6]);
    expect(faces.filter(blazeBurns)).toEqual([1, 6]);
  });

  test("RP-89: more than half of the points lost to one fire disfigures, once (D-56)", () => {
    const by = (lost: number) => disfigures({ lost, rolled: false }, 17);
    expect([by(8), by(9)]).toEqual([false, true]);
    expect(disfigures({ lost: 15, rolled: true }, 17)).toBe(false);
  });
});

describe("asphyxia", () => {
  test("RP-90: the chance shrinks until the tenth round and stays", () => {
    expect([1, 2, 9, 10, 11, 40].map((round) => asphyxiaThreshold(6, round))).toEqual([60, 54, 12, 6, 6, 6]);
    expect(asphyxiaRound(4, 4)).toBe(1);
  });

  test("RP-90: equality holds out, unless the table is strict (D-57)", () => {
    const first = { body: 7, round: 1, failed: false };
    expect([breathe(first, 70), breathe(first, 71), breathe(first, 70, true), breathe(first, 69, true)]).toEqual([
      "success",
      "failure",
      "failure",
      "success",
    ]);
  });

  test("RP-90: after the first failure no roll helps", () => {
    expect(breathe({ body: 30, round: 2, failed: true }, 1)).toBe("damage");
  });
});

describe("explosions", () => {
  test("RP-91: a die less for every three metres begun", () => {
    expect([0, 0.1, 3, 3.1, 15, 99].map((distance) => explosionDice(CHARGES.blackPowder, distance))).toEqual([
      5, 4, 4, 3, 0, 0,
    ]);
  });

  test("RP-91: farther away is never worse", () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(200), fc.nat(200), (base, near, more) => {
        expect(explosionDice(base, near + more)).toBeLessThanOrEqual(explosionDice(base, near));
      }),
    );
  });
});
