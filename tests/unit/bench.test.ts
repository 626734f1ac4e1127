import { expect, it } from "vitest";
import { RULESETS } from "../support/rulesets.js";
import { PEOPLE } from "../bench/preparation.js";

it("prepares people of every ruleset", () => {
  expect(Object.keys(PEOPLE)).toEqual(RULESETS.map(({ id }) => id));
  for (const { id } of RULESETS) expect(PEOPLE[id]?.length, id).toBeGreaterThan(0);
});
