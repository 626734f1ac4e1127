import { describe, expect, test } from "vitest";
import {
  knownSpells,
  reckon,
  startingExperience,
} from "../../../../../../src/rulesets/rpg/rules/character/creation.js";
import { CREATION_DEFAULTS } from "../../../../../../src/rulesets/rpg/rules/character/creation-defaults.js";
import { equipmentWarnings } from "../../../../../../src/rulesets/rpg/rules/character/starting-equipment.js";
import { ARMOURS } from "../../../../../support/books/rpg-book.js";
import { parseDice } from "../../../../../../src/rulesets/rpg/rules/dice-formula.js";

const even = { body: 6, mind: 6, agility: 6, charisma: 6 };

describe("a new character", () => {
  test("RP-29: shares 24 points and buys degrees with 80", () => {
    expect(reckon(even, [4, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1])).toEqual({
      attributePoints: 24,
      attributePointsLeft: 0,
      pointsSpent: 80,
      pointsLeft: 0,
      faults: [],
    });
    expect(reckon(even, [1]).pointsLeft).toBe(78);
  });

  test("RP-29: points left over become PE; made again, it has those of its last making", () => {
    expect(startingExperience({ available: 0, total: 0, given: 0 }, 7)).toEqual({ available: 7, total: 7, given: 7 });
    expect(startingExperience({ available: 9, total: 20, given: 7 }, 3)).toEqual({ available: 5, total: 16, given: 3 });
    expect(startingExperience({ available: 1, total: 7, given: 7 }, -4)).toEqual({ available: 0, total: 0, given: 0 });
  });

  test("RP-29: every fault is told, in the order of the steps", () => {
    const faults = reckon({ body: 2, mind: 11, agility: 6, charisma: 6 }, [5, 5, 5]).faults;
    expect(faults).toEqual(["attributeTotal", "attributeMin", "attributeMax", "masteryCap", "points"]);
  });

  test("RP-29: points of attributes left over are a fault as those too many are", () => {
    expect(reckon({ ...even, body: 5 }, [])).toMatchObject({ attributePointsLeft: 1, faults: ["attributeTotal"] });
    expect(reckon({ ...even, body: 7 }, [])).toMatchObject({ attributePointsLeft: -1, faults: ["attributeTotal"] });
  });

  test("RP-29: rolled attributes need not come to a sum", () => {
    const rolled = { ...CREATION_DEFAULTS, method: "roll" } as const;
    expect(reckon({ ...even, body: 9 }, [], rolled).faults).toEqual([]);
    expect(reckon({ ...even, body: 2 }, [], rolled).faults).toEqual(["attributeMin"]);
  });

  test("RP-29, RP-96: the table sets points, cap and price", () => {
    const own = { ...CREATION_DEFAULTS, attributePoints: 20, points: 30, mostMastery: 5, costFactor: 1 };
    expect(reckon({ ...even, body: 2 + 3, mind: 5, agility: 5, charisma: 5 }, [5, 5], own)).toMatchObject({
      pointsSpent: 30,
      faults: [],
    });
  });

  test("RP-29: knows a spell for each degree", () => {
    expect([0, 4].map(knownSpells)).toEqual([0, 4]);
  });
});

describe("what a new character carries", () => {
  const worn = (...ids: readonly (keyof typeof ARMOURS)[]) =>
    ids.map((id) => {
      const { formula, coverage } = ARMOURS[id];
      const dice = parseDice(formula);
      if (!dice) throw new Error(formula);
      return { formula: dice, coverage: coverage.flat() };
    });

  test("RP-29: two weapons, a shield, mail and a sallet raise no brow", () => {
    expect(equipmentWarnings({ weapons: 2, shields: 1, armour: worn("hauberk", "sallet") })).toEqual([]);
  });

  test("RP-29: more does", () => {
    expect(equipmentWarnings({ weapons: 3, shields: 2, armour: worn("plateArmour", "plateHelmet") })).toEqual([
      "weapons",
      "shields",
      "armour",
      "helmet",
    ]);
    expect(equipmentWarnings({ weapons: 0, shields: 0, armour: worn("plateHelmet") })).toEqual(["helmet"]);
  });
});
