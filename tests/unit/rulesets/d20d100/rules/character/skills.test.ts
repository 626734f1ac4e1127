import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jetTotal } from "../../../../../../src/rulesets/d20d100/rules/checks/jets.js";
import { DEFAULTS } from "../../../../../../src/rulesets/d20d100/rules/options.js";
import {
  asConverted,
  skillBase,
  skillModifier,
  skillTotal,
} from "../../../../../../src/rulesets/d20d100/rules/character/skills.js";
import { BENCHMARKS, benchmarkOf } from "../../../../../../src/rulesets/d20d100/rules/checks/benchmarks.js";

const figure = fc.integer({ min: -10, max: 10 });

describe("skills", () => {
  test("DD-29: a constant and the modifiers of its characteristics", () => {
    const ride = {
      characteristics: [
        { key: "dexterity", sign: 1 },
        { key: "perception", sign: 1 },
      ],
      constant: -7,
    } as const;
    expect(skillBase(ride, { dexterity: 2, perception: -1 })).toBe(-6);
    expect(skillBase(ride, {})).toBe(-7);
  });

  test("DD-29: Force +2 swims and jumps at +1 and climbs at +4", () => {
    const on = (constant: number) =>
      skillBase({ characteristics: [{ key: "strength", sign: 1 }], constant }, { strength: 2 });
    expect([on(-1), on(-1), on(2)]).toEqual([1, 1, 4]);
  });

  test("DD-30: Éducation reversed, its score, or nothing at all", () => {
    const streetwise = { characteristics: [{ key: "education", sign: -1 }], constant: -2 } as const;
    expect(skillBase(streetwise, { education: 2 })).toBe(-4);
    expect(skillBase(streetwise, { education: -3 })).toBe(1);
    const native = { characteristics: [{ key: "education", sign: 1 }], constant: -6, useScore: true } as const;
    expect(skillBase(native, { education: 2 }, { education: 15 })).toBe(9);
    expect(skillBase({ characteristics: [], constant: -5 }, { education: 4 })).toBe(-5);
  });

  test("DD-11, D-06: the table takes 2 off a base of two characteristics, or 1; never of combat, nor of what is taken off", () => {
    const ride = {
      ...({ constant: -7, d100Base: 5, family: "transport" } as const),
      characteristics: [
        { key: "dexterity", sign: 1 },
        { key: "perception", sign: 1 },
      ],
    } as const;
    const [first, second] = ride.characteristics;
    const mild = { ...DEFAULTS, twoCharacteristicPenalty: 1 };
    expect([asConverted(ride, DEFAULTS).constant, asConverted(ride, mild).constant]).toEqual([-7, -6]);
    expect(asConverted({ ...ride, family: "combat" }, mild).constant).toBe(-7);
    expect(asConverted({ ...ride, d100Base: null }, mild).constant).toBe(-7);
    expect(asConverted({ ...ride, characteristics: [first, { ...second, sign: -1 }] }, mild).constant).toBe(-7);
  });

  test("DD-40, DD-179: a base that nothing is reckoned for", () => {
    expect(skillBase({ characteristics: [{ key: "power", sign: 1 }], constant: 0, flat: -5 }, { power: 4 })).toBe(-5);
  });

  test("DD-40: the total is the sum of the columns", () => {
    const columns = fc.record({
      base: figure,
      trait: figure,
      professional: figure,
      secondary: figure,
      experience: figure,
      misc: figure,
    });
    fc.assert(
      fc.property(columns, (of) => {
        expect(skillTotal(of)).toBe(Object.values(of).reduce((sum, value) => sum + value, 0));
      }),
    );
    expect(skillTotal({ base: -2 })).toBe(-2);
  });

  test("DD-73, DD-92: armour weighs on those with an asterisk, wounds on those of the body", () => {
    const weighs = { armorPenalty: -3, woundPenalty: -6 };
    expect(skillModifier(4, { asterisk: true, physical: true }, weighs)).toBe(-5);
    expect(skillModifier(4, { asterisk: false, physical: true }, weighs)).toBe(-2);
    expect(skillModifier(4, { asterisk: true }, weighs)).toBe(1);
    expect(skillModifier(4, { asterisk: false }, weighs)).toBe(4);
  });

  test.each([
    [-9, "none"],
    [-6, "none"],
    [-5, "novice"],
    [-1, "novice"],
    [0, "amateur"],
    [3, "amateur"],
    [4, "trained"],
    [7, "trained"],
    [8, "professional"],
    [11, "professional"],
    [12, "expert"],
    [20, "expert"],
  ] as const)("DD-08, DD-41: %i is %s (D-88)", (modifier, word) => {
    expect(benchmarkOf(modifier)).toBe(word);
    expect(BENCHMARKS).toContain(word);
  });
});

test("DD-22, DD-71: a Jet is its characteristic, with what traits, experience and the keeper add", () => {
  expect(jetTotal({ modifier: 2 })).toBe(2);
  expect(jetTotal({ modifier: 2, trait: 2, experience: 1, misc: -4 })).toBe(1);
});
