import { expect, test } from "vitest";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { everyThrow } from "../../../../support/play/every-throw.js";
import { change, openWard, procedure, settled, skill } from "./wards.js";

const LOOK = skill("observation", 11, { root: "instinct" });

test.each<readonly [string, DeedChoices, Readonly<Record<string, unknown>>]>([
  ["a skill", { tried: "skill.observation" }, {}],
  ["a Racine", { tried: "root.instinct" }, {}],
  ["an attribute doubled", { tried: "attribute.agility", mode: "double" }, {}],
  ["an attribute as it is", { tried: "attribute.agility", mode: "plain" }, {}],
  ["a rung of the ladder", { tried: "skill.observation", rung: "veryHard" }, {}],
  ["an FD that is typed", { tried: "skill.observation", difficulty: -7 }, {}],
  ["an FD beyond the die", { tried: "skill.observation", difficulty: 15 }, {}],
  ["an FD that lets nothing fail", { tried: "skill.observation", difficulty: -15 }, {}],
  ["a 20 that may succeed", { tried: "skill.observation", difficulty: -15 }, { rpgNaturals: "arithmetic" }],
  ["a 1 that may fail", { tried: "skill.observation", difficulty: 15 }, { rpgNaturals: "arithmetic" }],
])("RP-08…RP-16: the chance of the window is that of the roll: %s", (_case, choices, rules) => {
  const { hero, settings } = openWard([LOOK]);
  for (const [key, value] of Object.entries(rules)) change(settings, key, value);
  const { fields, rolls, outcome } = procedure("check");
  const situation = { actor: hero, choices: settled("check", hero, choices) };
  let won = 0;
  for (const { dice, chance } of everyThrow(rolls(situation))) {
    const { result } = outcome({ ...situation, dice });
    if (result === "success" || result === "criticalSuccess") won += chance;
  }
  expect(fields([hero], choices)[0]?.hint?.data?.["chance"]).toBe(Math.round(100 * won));
});
