import { describe, expect, test } from "vitest";
import { treatmentDc } from "../../../../../../src/rulesets/gb/rules/body/care.js";
import { caredFor, needsCare, treats } from "../../../../../../src/rulesets/gb/rules/body/treatment.js";

const wound = { pvLost: 2, canWorsen: true, treated: false, healed: false };
const dressed = { ...wound, treated: true };
const scratch = { ...wound, pvLost: 0 };

describe("care", () => {
  test("GB-38: the difficulty is five and the gravity, and reaching it is enough", () => {
    expect([3, 5, 6, 10, 11, 15, 16, 22].map(treatmentDc)).toEqual([8, 10, 11, 15, 16, 20, 21, 27]);
    expect(treats(15, 10)).toBe(true);
    expect(treats(14, 10)).toBe(false);
  });

  test("GB-13: a wound needs care when it cost PV and is of a kind that worsens", () => {
    expect(needsCare(wound)).toBe(true);
    expect(needsCare(scratch)).toBe(false);
    expect(needsCare({ ...wound, canWorsen: false })).toBe(false);
    expect(needsCare({ ...wound, healed: true })).toBe(false);
  });

  test("GB-13: every such wound must be dressed (D-08)", () => {
    expect(caredFor([])).toBe(true);
    expect(caredFor([dressed, scratch])).toBe(true);
    expect(caredFor([dressed, wound])).toBe(false);
  });

  test("GB-13: a table may be content with one, or leave it to the keeper", () => {
    expect(caredFor([dressed, wound], "anyWound")).toBe(true);
    expect(caredFor([wound], "anyWound")).toBe(false);
    expect(caredFor([dressed], "keeper")).toBe(false);
    expect(caredFor([wound], "keeper", true)).toBe(true);
  });
});
