import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { RULESETS } from "../../support/rulesets.js";

const { registerConditions, registerIndexed } = await import("../../../src/core/registry.js");

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
