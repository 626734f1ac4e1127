import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ATTEMPTS,
  RESULT_FORMULA,
  STUDY_LEVELS,
  assigned,
  educationFrom,
  misused,
  modifierSum,
  rollFaults,
  scoreRange,
  studiesOf,
  studyRange,
  type Assignment,
} from "../../../../../../src/rulesets/d20d100/rules/character/creation.js";
import { DEFAULTS } from "../../../../../../src/rulesets/d20d100/rules/options.js";
import { ASSIGNED_CHARACTERISTICS } from "../../../../../../src/rulesets/d20d100/rules/vocabulary.js";

const seven = fc.array(fc.integer({ min: 3, max: 18 }), { minLength: 7, maxLength: 7 });
const NOBODY = Object.fromEntries(ASSIGNED_CHARACTERISTICS.map((key) => [key, null])) as unknown as Assignment;

describe("seven results", () => {
  test("DD-17: three dice each, three attempts kept", () => {
    expect(RESULT_FORMULA).toBe("3d6");
    expect(ATTEMPTS).toBe(3);
  });

  test("DD-17: one above 13 and one below 10 are asked for", () => {
    expect(rollFaults([14, 9, 10, 11, 12, 10, 11])).toEqual([]);
    expect(rollFaults([13, 9, 10, 11, 12, 10, 11])).toEqual(["noneHigh"]);
    expect(rollFaults([14, 10, 10, 11, 12, 10, 11])).toEqual(["noneLow"]);
    expect(rollFaults([13, 13, 13, 13, 13, 13, 13])).toEqual(["noneHigh", "noneLow"]);
  });

  test("DD-18: modifiers that come to 0 and to 13 are let be", () => {
    expect(rollFaults([14, 8, 9, 10, 10, 10, 11])).toEqual([]);
    expect(rollFaults([14, 8, 8, 9, 10, 10, 11])).toEqual(["sumNegative"]);
    expect(rollFaults([18, 16, 16, 16, 12, 11, 9])).toEqual([]);
    expect(rollFaults([18, 16, 16, 16, 14, 11, 9])).toEqual(["sumTooHigh"]);
  });

  test("DD-17, DD-18: the bounds are the keeper's", () => {
    const strict = { ...DEFAULTS, creationHighMustExceed: 15, creationLowMustBeBelow: 8, creationSumMin: 4 };
    expect(rollFaults([15, 8, 12, 12, 12, 10, 11], strict)).toEqual(["noneHigh", "noneLow"]);
    expect(rollFaults([16, 7, 10, 10, 10, 10, 11], strict)).toEqual(["sumNegative"]);
  });

  test("DD-18: the sum does not mind the order", () => {
    fc.assert(
      fc.property(seven, (results) => {
        expect(modifierSum([...results].reverse())).toBe(modifierSum(results));
        expect(rollFaults([...results].reverse())).toEqual(rollFaults(results));
      }),
    );
  });
});

describe("who gets which result", () => {
  test("DD-20: Éducation comes first and is raised by 3, or by what the table says", () => {
    expect(ASSIGNED_CHARACTERISTICS[0]).toBe("education");
    expect(educationFrom(12)).toBe(15);
    expect(educationFrom(12, { educationBonus: 0 })).toBe(12);
  });

  test("DD-20: each result serves once", () => {
    expect(misused(NOBODY, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const all = Object.fromEntries(ASSIGNED_CHARACTERISTICS.map((key, place) => [key, place])) as unknown as Assignment;
    expect(misused(all, 7)).toEqual([]);
    expect(misused({ ...all, power: 0 }, 7)).toEqual([0, 6]);
  });

  test("DD-20: giving a result that another has swaps them, so that none is ever used twice", () => {
    const key = fc.constantFrom(...ASSIGNED_CHARACTERISTICS);
    const given = fc.array(fc.tuple(key, fc.option(fc.integer({ min: 0, max: 6 }))), { maxLength: 30 });
    fc.assert(
      fc.property(given, (moves) => {
        const end = moves.reduce((at, [to, place]) => assigned(at, to, place), NOBODY);
        const places = Object.values(end).filter((place) => place !== null);
        expect(new Set(places).size).toBe(places.length);
      }),
    );
    expect(assigned({ ...NOBODY, power: 2, strength: 5 }, "power", 5)).toEqual({ ...NOBODY, power: 5, strength: 2 });
  });

  test.each([
    [3, "primary"],
    [8, "primary"],
    [9, "secondary"],
    [11, "secondary"],
    [12, "diploma"],
    [13, "diploma"],
    [14, "university"],
    [16, "university"],
    [17, "degree"],
    [18, "degree"],
    [19, "doctorate"],
    [24, "doctorate"],
  ] as const)("DD-20: Tableau C, %i is %s (D-08)", (education, level) => {
    expect(studiesOf(education)).toBe(level);
  });

  test("DD-20: the levels of Tableau C follow each other without a gap", () => {
    const ranges = STUDY_LEVELS.map(studyRange);
    expect(ranges[0]?.from).toBe(6);
    expect(ranges.at(-1)?.to).toBeNull();
    expect(ranges.slice(1).map(({ from }) => from - 1)).toEqual(ranges.slice(0, -1).map(({ to }) => to));
  });

  test("DD-21: scores that are written without a word said", () => {
    expect(scoreRange("strength")).toEqual({ min: 3, max: 18 });
    expect(scoreRange("size")).toEqual({ min: 8, max: 18 });
    expect(scoreRange("education")).toEqual({ min: 6, max: 21 });
  });
});
