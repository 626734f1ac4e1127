import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reckon } from "../../../../../../src/rulesets/rpg/rules/character/creation.js";
import { CREATION_DEFAULTS } from "../../../../../../src/rulesets/rpg/rules/character/creation-defaults.js";
import {
  OCCUPATIONS,
  suggestedSkills,
  type OccupationId,
} from "../../../../../../src/rulesets/rpg/rules/character/occupations.js";

const even = { body: 6, mind: 6, agility: 6, charisma: 6 };
const TRADES = Object.keys(OCCUPATIONS) as OccupationId[];

describe("RP-29: what a trade suggests", () => {
  test.each(TRADES)("%s: spends the book's points to the last, on thirteen skills", (trade) => {
    const skills = suggestedSkills(trade, CREATION_DEFAULTS);
    expect(new Set(skills.map(({ skill }) => skill)).size).toBe(13);
    const masteries = skills.map(({ mastery }) => mastery);
    expect(reckon(even, masteries)).toMatchObject({ pointsLeft: 0, faults: [] });
  });

  test("never breaks what the table allows", () => {
    const options = fc.record({
      points: fc.nat(200),
      mostMastery: fc.nat(5),
      costFactor: fc.integer({ min: 1, max: 10 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...TRADES), options, (trade, table) => {
        const skills = suggestedSkills(trade, table);
        const masteries = skills.map(({ mastery }) => mastery);
        expect(reckon(even, masteries, { ...CREATION_DEFAULTS, ...table }).faults).toEqual([]);
        expect(masteries.every((mastery) => mastery > 0)).toBe(true);
      }),
    );
  });
});
