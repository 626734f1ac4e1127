import { describe, expect, test, vi } from "vitest";
import { GbFeat } from "../../../../../src/rulesets/gb/data/items/feat.js";
import { numberLabel } from "../../../../../src/rulesets/gb/attack/number-label.js";
import { doDeed, found, hindrance, idOf, item, openTable, points, procedure, systemOf } from "./table.js";

const THIRD = {
  ...{ level: 3, bab: 3, attackOption: "offensive" },
  saves: { fort: { base: 3 }, ref: { base: 1 }, will: { base: 1 } },
  abilities: { con: { value: 13 }, dex: { value: 14 }, int: { value: 11 } },
};
const SKILLS = [
  item("gbSkill", "hide", { ability: "dex", ranks: 5 }),
  item("gbSkill", "listen", { ability: "wis", ranks: 0.5 }),
];
const ranks = (id: string) => `ranks-${idOf(id)}`;

/** What the sheet says of somebody's level and of what came with it. */
function told(actor: Actor) {
  const { level, bab, saves, abilities, destiny } = systemOf(actor) as unknown as {
    level: number;
    bab: number;
    saves: Record<string, { base: number }>;
    abilities: Record<string, { value: number }>;
    destiny: { total: number };
  };
  const bases = ["fort", "ref", "will"].map((id) => saves[id]?.base);
  return { level, bab, bases, con: abilities["con"]?.value, destiny: destiny.total };
}
const skillRanks = (actor: Actor, id: string) => (found(actor, id).system as unknown as { ranks: number }).ranks;
const feats = (actor: Actor): readonly GbFeat[] =>
  [...actor.items].flatMap((one) => {
    const system: unknown = one.system;
    return system instanceof GbFeat ? [system] : [];
  });

describe("a level (GB-02, D-57)", () => {
  test("raises the base attack, each save as it has grown, destiny, a score and the ranks that were chosen", async () => {
    const { hero } = await openTable(THIRD, SKILLS);
    const before = points(hero);
    const { undo, view } = await doDeed("level", hero, { ability: "con", [ranks("hide")]: 2, [ranks("listen")]: 1 });
    expect(told(hero)).toEqual({ level: 4, bab: 3, bases: [4, 1, 1], con: 14, destiny: 4 });
    expect([skillRanks(hero, "hide"), skillRanks(hero, "listen")]).toEqual([7, 1.5]);
    expect(points(hero)).toEqual({ pv: before.pv + 1, pf: before.pf + 1 }); // GB-05, GB-06: constitution has risen
    expect(view.facts.map(({ rule }) => rule)).toContain("GB-02");
    await undo();
    expect(told(hero)).toEqual({ level: 3, bab: 3, bases: [3, 1, 1], con: 13, destiny: 3 });
    expect([skillRanks(hero, "hide"), skillRanks(hero, "listen")]).toEqual([5, 0.5]);
    expect(points(hero)).toEqual(before);
  });

  test("is not gained twice by two who waited for the same word", async () => {
    const { hero } = await openTable(THIRD);
    const { outcome, undo } = await doDeed("level", hero);
    const origin = { messageId: "", attackerUuid: "", weaponName: "" };
    expect(procedure("level").changes(outcome, hero, origin)).toBeNull();
    await undo();
    expect(procedure("level").changes(outcome, hero, origin)).not.toBeNull();
  });

  test("brings a feat every third level, which undoing takes away; what is not chosen is left for later", async () => {
    const { hero } = await openTable({ ...THIRD, level: 2, bab: 2 });
    const { undo } = await doDeed("level", hero, { feat: "weaponFocus", weapon: "M21" });
    expect(feats(hero).map(({ key, weapon }) => [key, weapon])).toEqual([["weaponFocus", "M21"]]);
    await undo();
    expect(feats(hero)).toEqual([]);
    const { outcome } = await doDeed("level", hero);
    expect(outcome).toMatchObject({ level: 3, feat: "", feats: 1, left: 8 });
  });

  test("takes the feat as a compendium has it", async () => {
    const { hero } = await openTable({ ...THIRD, level: 2, bab: 2 });
    const index = [{ uuid: "Compendium.gardien.feats.Item.run", type: "gbFeat", system: { slug: "run" } }];
    Object.assign(game, { packs: [{ documentName: "Item", index }] });
    const system = { description: "<p>Court vite.</p>" };
    vi.stubGlobal("fromUuid", () => Promise.resolve({ _source: { name: "Course", img: "run.svg", system } }));
    const choices = { feat: "run", ...(await procedure("level").complete?.({ feat: "run" })) };
    await doDeed("level", hero, choices);
    expect(feats(hero).map(({ parent, key, description }) => [parent.name, key, description])).toEqual([
      ["Course", "run", "<p>Court vite.</p>"],
    ]);
    vi.unstubAllGlobals();
  });

  test("asks for what the level gives, and only for that", async () => {
    const { hero, beast } = await openTable(THIRD, SKILLS);
    const ids = (actors: readonly Actor[]) =>
      procedure("level")
        .fields(actors, {})
        .map(({ id }) => id);
    expect(ids([hero])).toEqual(["reached", "ability", ranks("hide"), ranks("listen")]);
    await hero.update({ system: { level: 2 } } as never);
    expect(ids([hero])).toEqual(["reached", "feat", ranks("hide"), ranks("listen")]);
    await hero.update({ system: { level: 1 } } as never);
    expect(ids([hero])).toEqual(["reached", ranks("listen")]); // five ranks are the most at the second
    expect(ids([hero, beast])).toEqual([]);
  });

  test("leads its window with what it gives, and with the points that are left to share out", async () => {
    const { hero, beast } = await openTable(THIRD, SKILLS);
    const lead = (actors: readonly Actor[], choices = {}) => procedure("level").lead?.(actors, choices);
    const gives = lead([hero]);
    expect(gives?.figures.map(({ value }) => value)).toEqual(["+0", "+1", "+0", "+0"]);
    expect(gives?.tally).toMatchObject({ spent: 0, allowed: 8 });
    expect(lead([hero], { [ranks("hide")]: 2, [ranks("listen")]: 1 })?.tally).toMatchObject({ spent: 3, allowed: 8 });
    expect(lead([beast])).toBeNull();
    expect(lead([hero, beast])).toBeNull(); // several choose each for themselves
  });

  test("is refused beyond the last level, to creatures, with too many points, or a feat that is not open", async () => {
    const { hero, beast } = await openTable({ ...THIRD, level: 2, bab: 2 }, SKILLS);
    expect(hindrance("level", beast)).toBe("noLevel");
    expect(hindrance("level", hero, { feat: "cleave" })).toBe("featNotOpen");
    await hero.update({ system: { abilities: { int: { value: 1 } } } } as never);
    expect(hindrance("level", hero, { [ranks("listen")]: 4 })).toMatch(/tooMany$/);
    await hero.update({ system: { level: 20 } } as never);
    expect(hindrance("level", hero)).toBe("topLevel");
  });

  test("is the keeper's to give: an owner's choice waits for their word", () => {
    expect(procedure("level").by).toBe("keeper");
  });
});

test.each([
  ["system.level", "GARDIEN.GB.INVESTIGATOR.FIELDS.level.label"],
  ["system.bab", "GARDIEN.GB.DEED.fact.bab"],
  ["system.saves.ref.base", "GARDIEN.GB.SAVE.ref"],
  ["system.abilities.con.value", "GARDIEN.GB.ABILITY.con"],
  ["system.pv.value", "GARDIEN.GB.POOL_SHORT.pv"],
  ["system.pf.value", "GARDIEN.GB.POOL_SHORT.pf"],
])("a card calls %s by its name", (path, key) => {
  expect(numberLabel(path)).toEqual({ key });
});
