import { readFileSync } from "node:fs";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { playRulesets } from "../../../src/core/rulesets.js";
import { RULESETS } from "../../../src/rulesets/index.js";
import { minimal } from "../../fixtures/minimal-ruleset/index.js";
import { attack, doDeed, KEEPER, PLAYER, seat } from "../../support/play/play.js";

let ann: Actor;
let bert: Actor;

const pointsOf = ({ system }: { readonly system: unknown }) => (system as { hp: { value: number } }).hp.value;

beforeEach(async () => {
  playRulesets([minimal]);
  const sword = { _id: "sword00000000000", name: "Sword", type: "minimalWeapon", system: { bonus: 2 } };
  await seat("minimal", [
    {
      _id: "ann0000000000000",
      name: "Ann",
      type: "minimalHero",
      items: [sword],
      ownership: { default: 1, [PLAYER]: 3 },
    },
    { _id: "bert000000000000", name: "Bert", type: "minimalHero", ownership: { default: 1 } },
  ]);
  [ann, bert] = game.actors.contents as [Actor, Actor];
});

afterAll(() => {
  playRulesets(RULESETS);
});

describe("a ruleset of a hundred and fifty lines", () => {
  test("attacks: dice, card, points lost, undone", async () => {
    const sword = ann.items.contents[0] as Item;
    const blow = await attack(sword, bert, {}, [
      [6, 5],
      [6, 4],
    ]);
    expect(blow.verdict.targets[0]?.outcome).toMatchObject({ total: 11, hit: true, damage: 5 });
    expect(pointsOf(bert)).toBe(5);
    expect((await blow.card(PLAYER)).text).toContain("MINIMAL.hit");
    await blow.undo();
    expect(pointsOf(bert)).toBe(10);
  });

  test("misses without the keeper being asked", async () => {
    const blow = await attack(ann.items.contents[0] as Item, bert, {}, [
      [6, 1],
      [6, 2],
    ]);
    expect(blow.verdict).toMatchObject({ standing: "judged", problems: [] });
    expect(pointsOf(bert)).toBe(10);
  });

  test("rests: what its form asks and its die count, and the keeper decides otherwise", async () => {
    await ann.update({ system: { hp: { value: 3 } } });
    const night = await doDeed("rest", ann, { hours: 3 }, [[6, 1]]);
    expect(pointsOf(ann)).toBe(7);
    await night.decide({ healed: 2 });
    expect(pointsOf(ann)).toBe(5);
    expect((await night.card(KEEPER)).text).toContain("MINIMAL.DEED.rest.verdict");
    await expect(doDeed("rest", bert, {}, [], { by: KEEPER })).rejects.toThrow("unhurt");
  });

  test("stays small enough to be read in one go", () => {
    const lines = ["index", "rules"].map(
      (file) => readFileSync(`tests/fixtures/minimal-ruleset/${file}.ts`, "utf8").split("\n").length - 1,
    );
    expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(150);
  });
});
