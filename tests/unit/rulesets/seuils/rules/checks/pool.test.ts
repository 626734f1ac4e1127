import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areDue } from "../../../../../../src/core/play/dice/read-faces.js";
import { poolDice } from "../../../../../../src/rulesets/seuils/dice/pool-dice.js";
import { poolRules } from "../../../../../../src/rulesets/seuils/dice/read-rules.js";
import { DEFAULTS } from "../../../../../../src/rulesets/seuils/rules/options.js";
import { against, opposed } from "../../../../../../src/rulesets/seuils/rules/checks/outcome.js";
import { poolOf } from "../../../../../../src/rulesets/seuils/rules/checks/pool.js";
import {
  explosionFrom,
  rawSuccesses,
  resultOf,
  thresholdFor,
} from "../../../../../../src/rulesets/seuils/rules/checks/successes.js";

describe("a pool", () => {
  test("SE-06: bonus and malus dice add up before anything is rolled", () => {
    expect(poolOf({ characteristic: 3, bonusDice: 2, malusDice: 4 })).toEqual({
      dice: 1,
      normalDice: 1,
      equipmentDice: 0,
    });
  });

  test("SE-04: dE take the place of dice, and maluses take the others first", () => {
    expect(poolOf({ characteristic: 3, equipmentDice: 1 })).toEqual({ dice: 3, normalDice: 2, equipmentDice: 1 });
    expect(poolOf({ characteristic: 3, malusDice: 2, equipmentDice: 1 }).normalDice).toBe(0);
    expect(poolOf({ characteristic: 2, equipmentDice: 5 })).toEqual({ dice: 2, normalDice: 0, equipmentDice: 2 });
  });

  test("SE-07: nothing is rolled with no dice, unless the table leaves one: never a dE (D-02)", () => {
    const spent = { characteristic: 1, malusDice: 3, equipmentDice: 1 };
    expect(poolOf(spent)).toEqual({ dice: 0, normalDice: 0, equipmentDice: 0 });
    expect(poolOf(spent, { minimumPool: 1 })).toEqual({ dice: 1, normalDice: 1, equipmentDice: 0 });
    expect(poolOf({ ...spent, malusDice: 0 }, { minimumPool: 1 }).equipmentDice).toBe(1);
  });

  test("SE-04, SE-06: dice of both kinds are all there are, whatever weighs on them", () => {
    const parts = fc.record({
      characteristic: fc.nat(10),
      bonusDice: fc.nat(5),
      malusDice: fc.nat(15),
      equipmentDice: fc.nat(5),
    });
    fc.assert(
      fc.property(parts, (of) => {
        const { dice, normalDice, equipmentDice } = poolOf(of);
        expect(normalDice + equipmentDice).toBe(dice);
        expect(Math.min(normalDice, equipmentDice)).toBeGreaterThanOrEqual(0);
        expect(dice).toBeLessThanOrEqual(of.characteristic + of.bonusDice);
      }),
    );
  });
});

describe("successes", () => {
  test("SE-02, SE-10: a 6 is one, with a Spécialité a 4", () => {
    expect(rawSuccesses({ faces: [5, 6] }, thresholdFor(false))).toBe(1);
    expect(rawSuccesses({ faces: [3, 4] }, thresholdFor(true))).toBe(1);
  });

  test("SE-03: only a success grants a die, wherever the table lets dice explode", () => {
    expect(explosionFrom(6)).toBe(10);
    expect(explosionFrom(6, { explodeOn: 4 })).toBe(6);
    expect(explosionFrom(6, { explodeOn: 0 })).toBeNull();
  });

  test("SE-04: a dE counts double and grants nothing, unless the table lets it", () => {
    expect(rawSuccesses({ faces: [3], equipmentFaces: [10, 6] }, 6)).toBe(4);
    const fit = (faces: readonly number[], options = DEFAULTS) =>
      areDue(poolDice({ base: 2, equipmentDice: 1, specialty: false, lines: [], rules: poolRules(options) }), faces);
    expect([fit([3]), fit([3, 10]), fit([3, 10, 6])]).toEqual([false, true, false]);
    expect(fit([3, 10, 6], { ...DEFAULTS, equipmentExplodes: true })).toBe(true);
  });

  test("SE-05, SE-06: a result is never below 0, and reaches 0 in any case", () => {
    expect(resultOf(1, -2)).toBe(0);
    expect(resultOf(1, 2)).toBe(3);
    expect(against(0, 0)).toEqual({ success: true, margin: 0 });
    expect(against(2, 3)).toEqual({ success: false, margin: -1 });
  });

  test("SE-08: a tie is the defender's, even at 0", () => {
    expect([opposed(5, 4), opposed(4, 4), opposed(0, 0)].map(({ winner }) => winner)).toEqual([
      "active",
      "defender",
      "defender",
    ]);
  });
});
