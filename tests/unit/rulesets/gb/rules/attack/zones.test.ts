import { describe, expect, test } from "vitest";
import { profileOf } from "../../../../../../src/rulesets/gb/rules/character/profile.js";
import type { CalledZone } from "../../../../../../src/rulesets/gb/rules/vocabulary.js";
import { WIDE_AIMS } from "../../../../../../src/rulesets/gb/rules/vocabulary.js";
import { locate } from "../../../../../../src/rulesets/gb/rules/attack/zones.js";
import {
  calledMalus,
  calledZoneHolding,
  locationDie,
  locationFormula,
} from "../../../../../../src/rulesets/gb/rules/attack/called-zones.js";

const human = profileOf("human");
/** Nothing was called. */
const ANYWHERE = { called: "none" } as const;

test.each([
  [1, "head"],
  [5, "head"],
  [6, "torso"],
  [20, "torso"],
  [21, "armRight"],
  [30, "armRight"],
  [31, "armLeft"],
  [40, "armLeft"],
  [41, "abdomen"],
  [50, "abdomen"],
  [51, "legRight"],
  [75, "legRight"],
  [76, "legLeft"],
  [100, "legLeft"],
])("GB-22: %i lands on the %s", (d100, zone) => {
  expect(locate(human, ANYWHERE, d100)).toBe(zone);
});

test.each([0, 101, NaN])("GB-22: %d is no face of the d100", (d100) => {
  expect(() => locate(human, ANYWHERE, d100)).toThrow("is not on the location table of human");
});

test.each<[CalledZone, string | null]>([
  ["none", "1d100"],
  ["head", null],
  ["headTorsoArms", "1d40"],
  ["torsoArmsAbdomen", "1d45 + 5"],
  ["abdomenLegs", "1d60 + 40"],
  ["bothLegs", "1d50 + 50"],
])("GB-23: aiming at %s rolls %s", (called, formula) => {
  expect(locationFormula(human, { called })).toBe(formula);
});

test("GB-20: nothing called costs nothing, and a body without parts has nothing to call", () => {
  expect(calledMalus(human, "none")).toBe(0);
  expect(calledMalus(human, "head")).toBe(-10);
  expect(() => calledMalus(profileOf("amorphous"), "head")).toThrow("head cannot be called on amorphous");
});

describe("GB-23: an aim at several places", () => {
  test.each(WIDE_AIMS)("%s lands as a d100 rerolled outside its stretch would", (called) => {
    const { faces, plus } = locationDie(human, { called }) ?? { faces: 0, plus: 0 };
    for (let face = 1; face <= faces; face += 1) {
      expect(locate(human, { called }, face + plus)).toBe(locate(human, ANYWHERE, face + plus));
    }
  });

  test("without declared places lands anywhere in its stretch, whatever the mode", () => {
    const aim = { called: "torsoArmsAbdomen", mode: "declared" } as const;
    expect(locationFormula(human, aim)).toBe("1d45 + 5");
    expect(locate(human, aim, 50)).toBe("abdomen");
    expect(() => locate(human, aim, 51)).toThrow();
  });

  test("declared places alone can be hit, with their weights", () => {
    const aim = { called: "headTorsoArms", zones: ["head", "torso"], mode: "declared" } as const;
    expect(locationFormula(human, aim)).toBe("1d20");
    const zones = Array.from({ length: 20 }, (_, i) => locate(human, aim, i + 1));
    expect(zones.filter((zone) => zone === "head")).toHaveLength(5);
    expect(zones.filter((zone) => zone === "torso")).toHaveLength(15);
  });

  test("declared places that are far apart are still read off one after the other", () => {
    const aim = { called: "torsoArmsAbdomen", zones: ["torso", "abdomen"], mode: "declared" } as const;
    expect(locate(human, aim, 15)).toBe("torso");
    expect(locate(human, aim, 16)).toBe("abdomen");
    expect(locate(human, aim, 25)).toBe("abdomen");
    expect(() => locate(human, aim, 26)).toThrow();
  });
});

test("GB-20: places that are no printed row take the smallest row that holds them, or none", () => {
  expect(calledZoneHolding(human, ["torso", "head"])?.id).toBe("headTorsoArms");
  expect(calledZoneHolding(human, ["head"])?.id).toBe("head");
  expect(calledZoneHolding(human, ["head", "abdomen"])).toBeUndefined();
  expect(calledZoneHolding(human, ["head", "tail"])).toBeUndefined();
  expect(calledZoneHolding(human, [])).toBeUndefined();
});

test("GB-44: the only place of a mass needs no die", () => {
  const mass = profileOf("amorphous");
  expect(locationFormula(mass, { called: "none" })).toBeNull();
  expect(locate(mass, { called: "none" }, null)).toBe("body");
});
