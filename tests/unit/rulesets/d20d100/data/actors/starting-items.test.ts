import { beforeEach, expect, test } from "vitest";
import { item, openBedside } from "../../deeds/bedside.js";
import { d20d100Items } from "../../../../../support/packs/d20d100-packs.js";
import type { Data } from "../../../../../support/play/arbiter-table.js";

/** What somebody has, by type, in its order. */
async function belongings(items: readonly Data[] = [], more: Data = {}) {
  const name = "Personne Encore";
  const { documentClass } = CONFIG.Actor as unknown as { documentClass: { create(data: object): Promise<Actor> } };
  const made = await documentClass.create({ name, type: "d20d100Investigator", items, ...more });
  const of = (type: string) =>
    [...made.items].filter((one) => one.type === type).map(({ system }) => (system as unknown as { key: string }).key);
  return { weapons: of("d20d100Weapon"), skills: of("d20d100Skill") };
}

beforeEach(() => {
  openBedside();
  const documents = (name: "skills" | "weapons") => ({ getDocuments: () => Promise.resolve(d20d100Items(name)) });
  const packs = { "gardien.d20d100-skills": documents("skills"), "gardien.d20d100-weapons": documents("weapons") };
  Object.assign(game, { packs: new Map(Object.entries(packs)) });
  Object.assign(game.items, { fromCompendium: (document: object) => structuredClone(document) });
});

test("DD-47, DD-72: a new investigator has the skills of the form, in its order, and two rows of bare hands", async () => {
  const { weapons, skills } = await belongings();
  expect(weapons.toSorted()).toEqual(["boxingRow", "grappleRow"]);
  expect([skills.length, skills.slice(0, 4), skills.at(-1)]).toEqual([
    47,
    ["swim", "jump", "climb", "eloquence"],
    "automaticWeapons",
  ]);
});

test("whoever comes with belongings, or out of a compendium, keeps to them", async () => {
  const row = item("d20d100Weapon", "lutte", { key: "grappleRow", skill: "grapple" });
  expect(await belongings([row])).toEqual({ weapons: ["grappleRow"], skills: [] });
  const packed = { _stats: { compendiumSource: "Compendium.gardien.d20d100-investigators.Actor.x" } };
  expect(await belongings([], packed)).toEqual({ weapons: [], skills: [] });
});
