import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  maySkill,
  opposed,
  skillParts,
  skillTotal,
  succeeds,
} from "../../../../../../src/rulesets/gb/rules/checks/checks.js";

describe("checks", () => {
  test("GB-01: reaching the difficulty is enough", () => {
    expect(succeeds(15, 15)).toBe(true);
    expect(succeeds(14, 15)).toBe(false);
  });

  test("GB-01: an opposed check goes to the higher total, then to the higher modifier, else it is rolled again", () => {
    expect(opposed({ total: 15, modifier: 2 }, { total: 14, modifier: 9 })).toBe("one");
    expect(opposed({ total: 15, modifier: 2 }, { total: 15, modifier: 3 })).toBe("other");
    expect(opposed({ total: 15, modifier: 2 }, { total: 15, modifier: 2 })).toBeNull();
  });

  test("GB-01: it does not matter who is named first", () => {
    const side = fc.record({ total: fc.integer({ min: 1, max: 30 }), modifier: fc.integer({ min: -5, max: 10 }) });
    const swapped = { one: "other", other: "one" } as const;
    fc.assert(
      fc.property(side, side, (a, b) => {
        const winner = opposed(a, b);
        expect(opposed(b, a)).toBe(winner && swapped[winner]);
      }),
    );
  });

  test("GB-12: fatigue and armour weigh on skills of Strength and Dexterity only", () => {
    const common = { abilityMod: 2, ranks: 3.5, misc: 1, fatigueMalus: -2, armorPenalty: -1 };
    expect(skillTotal({ ...common, ability: "str" })).toBe(3);
    expect(skillTotal({ ...common, ability: "int" })).toBe(6);
    expect(skillParts({ ability: "wis", abilityMod: 0, ranks: 0 })).toEqual([]);
  });

  test("GB-01: a skill that must be learnt asks for a whole rank", () => {
    expect(maySkill({ ranks: 0.5, trainedOnly: true })).toBe(false);
    expect(maySkill({ ranks: 1, trainedOnly: true })).toBe(true);
    expect(maySkill({ ranks: 0, trainedOnly: false })).toBe(true);
  });
});
