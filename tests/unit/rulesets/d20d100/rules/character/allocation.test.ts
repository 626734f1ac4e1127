import { describe, expect, test } from "vitest";
import {
  allocation,
  skillPoints,
  type Spending,
} from "../../../../../../src/rulesets/d20d100/rules/character/allocation.js";
import { DEFAULTS } from "../../../../../../src/rulesets/d20d100/rules/options.js";

const TEN = Object.fromEntries(Array.from({ length: 10 }, (_, place) => [`skill${place}`, 4]));
const GOOD: Spending = { professional: TEN, secondary: { swim: 8 }, professionalPoints: 40, secondaryPoints: 20 };

describe("points of creation", () => {
  test("DD-37, DD-39: eight or four for each step above −5", () => {
    expect([-5, -4, 0, 4, 5].map((modifier) => skillPoints("professional", modifier))).toEqual([0, 8, 40, 72, 80]);
    expect([-5, -4, 0, 4].map((modifier) => skillPoints("secondary", modifier))).toEqual([0, 4, 20, 36]);
    expect(skillPoints("secondary", -6)).toBe(0);
  });

  test("DD-38, DD-39: what is left of both", () => {
    expect(allocation(GOOD)).toEqual({ faults: [], professionalLeft: 0, secondaryLeft: 12 });
  });

  test("DD-38: ten to twelve skills, ticked even without a point", () => {
    const { skill0, ...nine } = TEN;
    expect(skill0).toBe(4);
    expect(allocation({ ...GOOD, professional: nine }).faults).toEqual(["tooFewProfessionalSkills"]);
    const thirteen = { ...TEN, a: 0, b: 0, c: 0 };
    expect(allocation({ ...GOOD, professional: thirteen }).faults).toEqual(["tooManyProfessionalSkills"]);
  });

  test("DD-38, DD-39: ten points in one at most, unless the table knows no bound (D-19)", () => {
    const professional = { ...TEN, skill0: 11, skill1: 0, skill2: 1 };
    expect(allocation({ ...GOOD, professional }).faults).toEqual(["professionalCap"]);
    expect(allocation({ ...GOOD, professional }, { ...DEFAULTS, professionalPointCap: 0 }).faults).toEqual([]);
    expect(allocation({ ...GOOD, secondary: { swim: 11 } }).faults).toEqual(["secondaryCap"]);
    expect(allocation({ ...GOOD, secondary: { swim: 11 } }, { ...DEFAULTS, secondaryPointCap: 0 }).faults).toEqual([]);
  });

  test("DD-39: none where the profession has been", () => {
    expect(allocation({ ...GOOD, secondary: { skill3: 1 } }).faults).toEqual(["secondaryOnProfessional"]);
    expect(allocation({ ...GOOD, secondary: { skill3: 0 } }).faults).toEqual([]);
  });

  test("DD-40: nobody buys the Mythe", () => {
    expect(allocation({ ...GOOD, secondary: { mythos: 1 } }).faults).toEqual(["mythosForbidden"]);
    expect(allocation({ ...GOOD, professional: { ...TEN, mythos: 0 } }).faults).toEqual(["mythosForbidden"]);
  });

  test("DD-38, DD-39: no more than there is", () => {
    const more = allocation({ ...GOOD, professionalPoints: 32, secondaryPoints: 4 });
    expect(more).toEqual({
      faults: ["professionalOverspent", "secondaryOverspent"],
      professionalLeft: -8,
      secondaryLeft: -4,
    });
  });
});
