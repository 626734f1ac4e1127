import { expect, test } from "vitest";
import { creationOptions } from "../../../../src/rulesets/rpg/data/options.js";
import { creature } from "../../../support/models/rpg-models.js";
import { rpgGuard } from "./attack/table.js";
import { change, doDeed, item, openWard, procedure, sheetOf, skill } from "./deeds/wards.js";

/** Settings are toggled while the world is open: what they say is so at once, on sheets that are prepared already too. */

test("RP-12: a 1 that does not reach the score fails where the arithmetic decides alone", async () => {
  const { hero, settings } = openWard();
  const impossible = { tried: "attribute.charisma", difficulty: 30 };
  expect((await doDeed("check", hero, impossible, [1])).outcome).toMatchObject({ result: "success" });
  change(settings, "rpgNaturals", "arithmetic");
  expect((await doDeed("check", hero, impossible, [1])).outcome).toMatchObject({ result: "failure" });
});

test("RP-27: whoever lies at 0 lives or is dead, by the rule of people and of creatures", async () => {
  const { hero, settings } = openWard();
  const wolf = () => creature({ hp: { value: 0 } }).hp.state;
  await hero.update({ system: { hp: { value: 0 } } } as never);
  expect([sheetOf(hero).hp.state, wolf()]).toEqual(["unconscious", "dead"]);
  change(settings, "rpgCreatureDeathAtZero", false);
  expect(wolf()).toBe("unconscious");
  change(settings, "rpgDeathRule", "zero");
  expect([sheetOf(hero).hp.state, wolf()]).toEqual(["dead", "dead"]);
});

test("RP-42: how long a parry is waited for, and what silence then means", () => {
  const { settings } = openWard();
  const told = () => [rpgGuard.patience(), rpgGuard.silent?.()];
  expect(told()).toEqual([30, false]);
  change(settings, "rpgParryTimeout", 5);
  change(settings, "rpgParryDefault", "none");
  expect(told()).toEqual([5, true]);
});

test("RP-66: two layers on one place count for the better one, or together", () => {
  const worn = (id: string, formula: string) => item("rpgArmor", id, { formula, coverage: [7], worn: true });
  const { hero, settings } = openWard([worn("leather", "1d4"), worn("mail", "1d6")]);
  const layers = () => (hero.system as unknown as { armourAt(n: number): readonly unknown[] }).armourAt(7).length;
  expect(layers()).toBe(1);
  change(settings, "rpgArmourStacking", "sum");
  expect(layers()).toBe(2);
});

test("RP-96: the price of a degree is another", () => {
  const { hero, settings } = openWard([{ ...skill("climbing", 9), system: { key: "climbing", mastery: 1 } }]);
  const price = () => procedure("raise").fields([hero], {})[0]?.hint?.data?.["cost"];
  expect(price()).toBe(4);
  change(settings, "rpgCostFactor", 3);
  expect(price()).toBe(6);
});

test("RP-78: armies throw another die", () => {
  const { hero, settings } = openWard();
  const dice = () =>
    procedure("battle")
      .rolls({ actor: hero, choices: {} })
      .map(({ formula }) => formula);
  expect(dice()).toEqual(["1d20", "1d20"]);
  change(settings, "rpgMassBattleDie", "1d6");
  expect(dice()).toEqual(["1d6", "1d6"]);
});

test("RP-29: a new character is given something else", () => {
  const { settings } = openWard();
  change(settings, "rpgCreationAttributePoints", 20);
  change(settings, "rpgCreationPoints", 60);
  change(settings, "rpgCreationMaxMastery", 3);
  expect(creationOptions()).toMatchObject({ attributePoints: 20, points: 60, mostMastery: 3 });
});
