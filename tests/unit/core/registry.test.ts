import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { RULESETS, WHOLE } from "../../support/rulesets.js";

const { registerConditions, registerIndexed, registerRuleset } = await import("../../../src/core/registry.js");

describe("the indices of compendia", () => {
  it("are asked at the start for the slugs, and for what the rulesets look up in them", () => {
    const fields = () => ({ compendiumIndexFields: ["of.another"] });
    const CONFIG = { Actor: fields(), Item: fields() };
    vi.stubGlobal("CONFIG", CONFIG);
    registerIndexed();
    const asked = RULESETS.flatMap(({ items }) => Object.values(items)).flatMap(({ indexed = [] }) => indexed);
    expect(asked).not.toEqual([]);
    expect(CONFIG.Actor.compendiumIndexFields).toEqual(["of.another", "system.slug"]);
    expect(CONFIG.Item.compendiumIndexFields).toEqual([
      "of.another",
      "system.slug",
      ...asked.map((path) => `system.${path}`),
    ]);
  });
});

describe("the bars of tokens", () => {
  it("are drawn of points that have a maximum; mere numbers are for the panel of a token", () => {
    const trackableAttributes: Record<string, { bar: readonly string[]; value: readonly string[] }> = {};
    vi.stubGlobal("CONFIG", {
      Actor: { dataModels: {}, trackableAttributes },
      Item: { dataModels: {} },
      Dice: { rolls: [] },
    });
    const registerSheet = () => undefined;
    const applications = { ...foundry.applications, apps: { DocumentSheetConfig: { registerSheet } } };
    vi.stubGlobal("foundry", { ...foundry, applications });
    const kind = { model: class {}, sheet: class {}, img: "", token: {} };
    const actors = {
      hero: { ...kind, bars: ["hp", "luck", "blows"], counts: ["blows"] },
      ghost: { ...kind, bars: ["hp"] },
    };
    registerRuleset({ actors, items: {}, rolls: [] } as never);
    expect(trackableAttributes).toEqual({
      hero: { bar: ["hp", "luck"], value: ["blows"] },
      ghost: { bar: ["hp"], value: [] },
    });
  });
});

describe("the palette of conditions", () => {
  it("has an id of its own for each that brings something along, and leaves what it brings to the actor's rules", () => {
    vi.stubGlobal("game", { release: { generation: 13 } });
    const statusEffects: { id: string; _id?: string; statuses?: string[] }[] = [];
    const CONFIG = { statusEffects, specialStatusEffects: {} };
    vi.stubGlobal("CONFIG", CONFIG);
    registerConditions();
    const all = RULESETS.flatMap(({ conditions }) => conditions);
    const leading = new Set(all.filter(({ with: others = [] }) => others.length > 0).map(({ id }) => id));
    expect(CONFIG.statusEffects.map(({ id }) => id).sort()).toEqual([...new Set(all.map(({ id }) => id))].sort());
    for (const { id, _id, statuses } of CONFIG.statusEffects) {
      expect(_id !== undefined, id).toBe(leading.has(id));
      expect(statuses, id).toBeUndefined();
    }
    const ids = CONFIG.statusEffects.flatMap(({ _id }) => _id ?? []);
    expect(ids.filter((id) => !/^[A-Za-z0-9]{16}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("offers each token the states of its own rules", () => {
    vi.stubGlobal("game", { release: { generation: 13 } });
    const statusEffects: { id: string; hud: { actorTypes: string[] } }[] = [];
    const CONFIG = { statusEffects, specialStatusEffects: {} };
    vi.stubGlobal("CONFIG", CONFIG);
    registerConditions();
    const offered = (type: string) =>
      CONFIG.statusEffects.flatMap(({ id, hud }) => (hud.actorTypes.includes(type) ? [id] : []));
    const [pools, gravity] = [offered("warpCharacter"), offered("gbInvestigator")];
    expect(pools).toEqual(expect.arrayContaining(["dead", "prone", "warpDelay"]));
    expect(gravity).toEqual(expect.arrayContaining(["dead", "prone"]));
    expect([pools.filter((id) => id.startsWith("gb")), gravity.filter((id) => id.startsWith("warp"))]).toEqual([
      [],
      [],
    ]);
  });
});

describe("what is fetched later", () => {
  it("is not imported by the start", () => {
    for (const file of ["src/gardien.ts", "src/core/documents/actor.ts", "src/core/documents/item.ts"])
      expect(readFileSync(file, "utf8"), file).not.toMatch(/from "[^"]*(pack-names|imported-names|keeper-only|fresh)/);
  });
});

/** The sheets of each sub-type. Worlds keep these ids, where somebody chose a sheet: they stay. */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  gb: ["Investigator", "Creature", "Weapon", "Armor", "Wound", "Feat", "Skill", "Spell", "Hazard", "Gear", "Profile"],
  warp: ["Character", "Npc", "Trait", "Power", "Spell", "Weapon", "Armor", "Ammo", "Gear", "Wound"],
  rpg: ["Character", "Creature", "Skill", "Weapon", "Armor", "Shield", "Gear", "Spell", "Affliction"],
  seuils: ["Character", "Creature", "Weapon", "Armor", "Shield", "Specialty", "Gear", "Trait"],
  d20d100: [
    ...["Investigator", "Adversary", "Skill", "Weapon", "Armor", "Trait", "Profession", "Spell", "Tome", "Gear"],
    "Power",
  ],
};

describe("the sheets of a ruleset", () => {
  it("have the ids that worlds keep", () => {
    const registered: string[] = [];
    const registerSheet = (_of: object, scope: string, sheet: { name: string }, { types }: { types: string[] }) =>
      registered.push(`${types.join()}: ${scope}.${sheet.name}`);
    vi.stubGlobal("CONFIG", {
      Actor: { dataModels: {}, trackableAttributes: {} },
      Item: { dataModels: {} },
      Dice: { rolls: [] },
    });
    Object.assign(foundry.applications, { apps: { DocumentSheetConfig: { registerSheet } } });
    for (const ruleset of WHOLE) registerRuleset(ruleset);
    const capital = (id: string) => id.replace(/^./, (letter) => letter.toUpperCase());
    expect(registered).toEqual(
      Object.entries(SHEETS).flatMap(([id, kinds]) =>
        kinds.map((kind) => `${id}${kind}: gardien.${capital(id)}${kind}Sheet`),
      ),
    );
  });
});
