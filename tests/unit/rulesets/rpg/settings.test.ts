import { expect, test } from "vitest";
import { creationOptions, rpgOptions } from "../../../../src/rulesets/rpg/data/options.js";
import { CREATION_DEFAULTS } from "../../../../src/rulesets/rpg/rules/character/creation-defaults.js";

test("without a world every rule is as the book's main text has it", () => {
  expect(creationOptions()).toEqual(CREATION_DEFAULTS);
  expect(rpgOptions()).toMatchObject({ deathRule: "minusBody", duel: false, missileShots: 1 });
});
