import { expect, test } from "vitest";
import { hasMagicTalent, magicObstacles } from "../../../../../../src/rulesets/warp/rules/character/magic-access.js";

const FACES = [1, 2, 3, 4, 5, 6];
const FREE = { talent: "none", exclusive: false, studiesOnly: false } as const;
const APPRENTICE = { magician: false, talented: null, otherPowers: true };

test("WP-123: one in six, two in six, or everybody", () => {
  expect(FACES.filter((face) => hasMagicTalent(face, "oneInSix"))).toEqual([1]);
  expect(FACES.filter((face) => hasMagicTalent(face, "twoInSix"))).toEqual([1, 2]);
  expect(FACES.filter((face) => hasMagicTalent(face, "none"))).toEqual(FACES);
});

test("WP-123: without restrictions anybody learns spells", () => {
  expect(magicObstacles(APPRENTICE, FREE)).toEqual([]);
});

test("WP-123: each restriction is told for itself", () => {
  const strict = { talent: "oneInSix", exclusive: true, studiesOnly: true } as const;
  expect(magicObstacles(APPRENTICE, strict)).toEqual(["studies", "talentUnknown", "powers"]);
  expect(magicObstacles({ ...APPRENTICE, talented: false }, strict)).toContain("talent");
  expect(magicObstacles({ magician: true, talented: true, otherPowers: false }, strict)).toEqual([]);
});
