import { expect, test } from "vitest";
import { COVERS, coverBonus, strikesCover } from "../../../../../../src/rulesets/gb/rules/attack/cover.js";

test("GB-25: cover adds nothing where places are located, the classic figures otherwise", () => {
  expect(COVERS.map((cover) => coverBonus(cover, "gravity"))).toEqual([0, 0, 0, 0, 0]);
  expect(COVERS.map((cover) => coverBonus(cover, "traditional"))).toEqual([0, 2, 4, 7, 10]);
});

test("GB-25: a blow at a hidden zone strikes what hides it", () => {
  expect(strikesCover("legLeft", ["legRight", "legLeft"])).toBe(true);
  expect(strikesCover("head", ["legRight", "legLeft"])).toBe(false);
});
