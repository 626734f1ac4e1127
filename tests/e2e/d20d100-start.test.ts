import { expect, it } from "vitest";
import { KEEPER, openTable } from "./support/table.js";
import { soon } from "./support/wait.js";

const NAME = "Personne Encore";
const HANDS = ["boxingRow", "grappleRow"];

const [keeper] = await openTable(KEEPER);

/** What somebody new has, by type, in its order. */
function belongings(): Promise<Readonly<Record<string, readonly string[]>>> {
  return keeper.page.evaluate((name) => {
    const items = [...(game.actors.getName(name)?.items ?? [])] as { type: string; system: { key: string } }[];
    const of = (type: string) => items.filter((item) => item.type === type).map(({ system }) => system.key);
    return { weapons: of("d20d100Weapon"), skills: of("d20d100Skill") };
  }, NAME);
}

it("DD-47, DD-72: a new investigator has the skills of the form, in its order, and two rows of bare hands", async () => {
  await keeper.page.evaluate(async (name) => {
    for (const left of game.actors.filter((actor: { name: string }) => actor.name === name)) await left.delete();
    await Actor.create({ name, type: "d20d100Investigator" });
  }, NAME);
  await expect.poll(async () => (await belongings())["skills"]?.length, soon).toBe(47);
  await expect.poll(async () => [...((await belongings())["weapons"] ?? [])].sort(), soon).toEqual(HANDS);
  const { skills = [] } = await belongings();
  expect([skills.slice(0, 4), skills.slice(-1)]).toEqual([
    ["swim", "jump", "climb", "eloquence"],
    ["automaticWeapons"],
  ]);
});

it("whoever comes with belongings keeps to them", async () => {
  await keeper.page.evaluate(async (name) => {
    for (const left of game.actors.filter((actor: { name: string }) => actor.name === name)) await left.delete();
    const items = [{ name: "Lutte", type: "d20d100Weapon", system: { key: "grappleRow", skill: "grapple" } }];
    await Actor.create({ name, type: "d20d100Investigator", items });
  }, NAME);
  await expect.poll(belongings, soon).toEqual({ weapons: ["grappleRow"], skills: [] });
});
