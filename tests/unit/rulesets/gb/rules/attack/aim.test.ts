import { expect, test } from "vitest";
import { aimBonus, endsAim } from "../../../../../../src/rulesets/gb/rules/attack/aim.js";

const shot = { rounds: 1, ranged: true, atTarget: true };

test("GB-19: a round of aiming gives two, and further rounds give no more", () => {
  expect([0, 1, 2, 9].map((rounds) => aimBonus({ ...shot, rounds }))).toEqual([0, 2, 2, 2]);
});

test("GB-19: for shots only, and only at the target aimed at", () => {
  expect(aimBonus({ ...shot, ranged: false })).toBe(0);
  expect(aimBonus({ ...shot, atTarget: false })).toBe(0);
});

test("GB-19: any shot ends the aim, a blow does not", () => {
  expect(endsAim(shot)).toBe(true);
  expect(endsAim({ ...shot, ranged: false })).toBe(false);
  expect(endsAim({ ...shot, rounds: 0 })).toBe(false);
});
