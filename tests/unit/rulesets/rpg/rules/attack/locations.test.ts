import { expect, test } from "vitest";
import {
  LOCATION_TABLES,
  faultyNumbers,
  locationAt,
  type LocationTableId,
} from "../../../../../../src/rulesets/rpg/rules/attack/locations.js";

const IDS = Object.keys(LOCATION_TABLES) as LocationTableId[];
const places = (id: LocationTableId) =>
  Array.from(
    { length: 10 },
    (_, i) => locationAt<(typeof LOCATION_TABLES)[LocationTableId][number]>(LOCATION_TABLES[id], i + 1)?.label,
  );

test("RP-47, RP-49: every table strikes each number once", () => {
  expect(IDS.map((id) => faultyNumbers(LOCATION_TABLES[id]))).toEqual(IDS.map(() => []));
});

test("RP-47: a person has legs twice, arms once, a torso three times, and one head", () => {
  expect(places("humanoid")).toEqual([
    "rightLeg",
    "rightLeg",
    "leftLeg",
    "leftLeg",
    "rightArm",
    "leftArm",
    "torso",
    "torso",
    "torso",
    "head",
  ]);
});

test("RP-49: a serpent is all body but for its head, an octopus has tentacles for arms", () => {
  expect(new Set(places("serpent").slice(0, 9))).toEqual(new Set(["body"]));
  expect(new Set(places("octopus").slice(0, 6))).toEqual(new Set(["tentacle"]));
  expect(LOCATION_TABLES.octopus[0].zone).toBe("arms");
});

test("RP-52: heads take double, whatever they are called", () => {
  const heads = IDS.flatMap((id) => LOCATION_TABLES[id].filter(({ zone }) => zone === "head"));
  expect(heads.map(({ multiplier }) => multiplier)).toEqual(IDS.map(() => 2));
  const others = IDS.flatMap((id) => LOCATION_TABLES[id].filter(({ zone }) => zone !== "head"));
  expect(others.every(({ multiplier }) => multiplier === 1)).toBe(true);
});

test("RP-49: a keeper's table with a gap or an overlap is told where", () => {
  expect(
    faultyNumbers([
      { from: 1, to: 6 },
      { from: 6, to: 9 },
    ]),
  ).toEqual([6, 10]);
  expect(locationAt(LOCATION_TABLES.serpent.slice(0, 1), 10)).toBeNull();
});
