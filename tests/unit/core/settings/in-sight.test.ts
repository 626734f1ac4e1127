import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import manifest from "../../../../system.json" with { type: "json" };
import { RULESETS } from "../../../support/rulesets.js";
import { playRulesets } from "../../../../src/core/rulesets.js";
import { offering } from "../../../../src/core/documents/offering.js";
import {
  chosenRulesets,
  isInSight,
  offeredTypes,
  rulesetOfPack,
  rulesetsInSight,
} from "../../../../src/core/settings/in-sight.js";

/** A world whose keeper has chosen so far what is told. */
function world(kept: unknown): void {
  vi.stubGlobal("game", { settings: { get: () => kept } });
}
const ids = (): readonly string[] => rulesetsInSight().map(({ id }) => id);
const TYPES = ["base", "gbInvestigator", "gbCreature", "rpgCharacter", "warpNpc", "somebody.else"];

beforeEach(() => playRulesets(RULESETS));
afterEach(() => vi.unstubAllGlobals());

describe("the rulesets of a world", () => {
  it("are all of them until a keeper has chosen", () => {
    world("");
    expect([chosenRulesets(), ids()]).toEqual([null, RULESETS.map(({ id }) => id)]);
  });

  it("are those chosen, in the order in which all are offered", () => {
    world("rpg gb");
    expect(ids()).toEqual(["gb", "rpg"]);
    expect([isInSight("gb"), isInSight("warp")]).toEqual([true, false]);
  });

  it.each(["none of ours", 7, null, undefined, { gb: true }])("are all of them where %j is kept", (kept) => {
    world(kept);
    expect(ids().length).toBe(RULESETS.length);
  });
});

describe("the dialog for a new document", () => {
  it("offers types in sight, and what is of no ruleset of ours", () => {
    world("gb");
    expect(offeredTypes(TYPES)).toEqual(["base", "gbInvestigator", "gbCreature", "somebody.else"]);
  });

  it("offers an item's owner what they play by, in sight or not", () => {
    world("gb");
    expect(offeredTypes(["gbWeapon", "rpgWeapon"], "rpgCharacter")).toEqual(["rpgWeapon"]);
    const [, , options] = offering(["gbWeapon", "rpgWeapon"], [{}, { parent: { type: "rpgCreature" } }]) as unknown[];
    expect(options).toEqual({ types: ["rpgWeapon"] });
  });

  it("leaves alone whoever asks for types, and offers the one that is chosen already", () => {
    world("gb");
    const asked = [{}, {}, { types: ["rpgCharacter"] }];
    expect(offering(TYPES, asked)).toBe(asked);
    const [data, operation, options, drawing] = offering(TYPES, [
      { type: "warpNpc" },
      undefined,
      { width: 3 },
      "drawn",
    ]) as unknown[];
    expect([data, operation, drawing]).toEqual([{ type: "warpNpc" }, {}, "drawn"]);
    expect(options).toEqual({ width: 3, types: [...offeredTypes(TYPES), "warpNpc"] });
  });
});

it("every compendium that ships belongs to one ruleset, that of the folder it ships in", () => {
  const of = (name: string) => rulesetOfPack(name)?.id;
  expect(manifest.packs.filter(({ name }) => of(name) === undefined)).toEqual([]);
  for (const { packs } of manifest.packFolders) expect(new Set(packs.map(of)).size).toBe(1);
  expect(of("somebody-elses")).toBeUndefined();
});

it("a ruleset has one name: in its settings, behind its types and its compendia", async () => {
  for (const lang of ["fr", "en"]) {
    const { default: words } = (await import(`../../../../lang/${lang}.json`, { with: { type: "json" } })) as {
      default: Record<string, Record<string, Record<string, Record<string, string>>>>;
    };
    const wordOf = (key: string) => key.split(".").reduce<unknown>((at, step) => Reflect.get(Object(at), step), words);
    for (const { title, actors, items } of RULESETS) {
      const name = ` (${String(wordOf(title))})`;
      const types = [
        ...Object.keys(actors).map((id) => `Actor.${id}`),
        ...Object.keys(items).map((id) => `Item.${id}`),
      ];
      expect(types.filter((type) => !String(wordOf(`TYPES.${type}`)).endsWith(name))).toEqual([]);
    }
    const named = (pack: string) => String(wordOf(rulesetOfPack(pack)?.title ?? ""));
    expect(
      manifest.packs.filter(({ name, label }) => !String(wordOf(label)).includes(named(name))).map(({ name }) => name),
    ).toEqual([]);
  }
});
