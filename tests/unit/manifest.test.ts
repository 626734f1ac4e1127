import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MESSAGE_MODELS } from "../../src/core/play/messages/models.js";
import { keeperOnly, RULESETS } from "../support/rulesets.js";

interface Manifest {
  version: string;
  compatibility: { minimum: string; verified?: string };
  styles: { src: string; layer: string }[];
  languages: { lang: string; path: string }[];
  packs: { name: string; path: string; type: string }[];
  packFolders: { name: string; packs: string[] }[];
  documentTypes: Record<string, Record<string, { htmlFields?: string[]; gmOnlyFields?: string[] }>>;
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const manifest = json("system.json") as Manifest;
const models = (kinds: "actors" | "items") =>
  new Map(RULESETS.flatMap((ruleset) => Object.entries(ruleset[kinds])).map(([type, { model }]) => [type, model]));

interface WithSchema {
  schema: { getField(path: string): { constructor: { name: string } } | undefined };
}

describe("system.json", () => {
  it("declares exactly the sub-types that the rulesets bring", () => {
    const { Actor, Item, ChatMessage } = manifest.documentTypes;
    expect(Object.keys(Actor ?? {}).sort()).toEqual([...models("actors").keys()].sort());
    expect(Object.keys(Item ?? {}).sort()).toEqual([...models("items").keys()].sort());
    expect(Object.keys(ChatMessage ?? {}).sort()).toEqual(Object.keys(MESSAGE_MODELS).sort());
  });

  it("has a name in every language for each of them", () => {
    const types = Object.entries(manifest.documentTypes).flatMap(([document, kinds]) =>
      Object.keys(kinds).map((type) => [document, type] as const),
    );
    for (const { lang, path } of manifest.languages) {
      const { TYPES } = json(path) as { TYPES: Record<string, Record<string, string>> };
      expect(
        types.filter(([document, type]) => !TYPES[document]?.[type]),
        lang,
      ).toEqual([]);
    }
  });

  it("names HTML fields that the models have, and keeps none for keepers: 14 would let no player create such a type", () => {
    for (const [kinds, types] of [
      ["actors", manifest.documentTypes["Actor"]],
      ["items", manifest.documentTypes["Item"]],
    ] as const) {
      for (const [type, { htmlFields = [], gmOnlyFields }] of Object.entries(types ?? {})) {
        const { schema } = models(kinds).get(type) as unknown as WithSchema;
        for (const path of htmlFields)
          expect(schema.getField(path)?.constructor.name, `${type}.${path}`).toBe("HTMLField");
        expect(gmOnlyFields, type).toBeUndefined();
      }
    }
  });

  it("keeps for keepers, in the rulesets, fields that the models have: notes of theirs, an approval", async () => {
    const kept = await keeperOnly();
    for (const { actors, items } of RULESETS) {
      for (const [type, { model }] of Object.entries<{ model: unknown }>({ ...actors, ...items })) {
        const { schema } = model as WithSchema;
        expect(schema.getField("keeperNotes"), type).toBeDefined();
        const fields = kept[type] ?? [];
        for (const { path } of fields) expect(schema.getField(path), `${type}.${path}`).toBeDefined();
        const paths = fields.map(({ path }) => `system.${path}`);
        for (const path of ["approved", "psy.mutant"])
          if (schema.getField(path)) expect(paths, type).toContain(`system.${path}`);
      }
    }
  });

  it("lists the packs that have sources, each in the folder of the sidebar", () => {
    const names = manifest.packs.map(({ name }) => name).sort();
    expect(names).toEqual(readdirSync("packs").sort());
    expect(manifest.packFolders.flatMap(({ packs }) => packs).sort()).toEqual(names);
  });

  it("points to language files that are there", () => {
    expect(manifest.languages.filter(({ path }) => !existsSync(path))).toEqual([]);
  });

  it("puts its styles into the layer of systems", () => {
    expect(manifest.styles).toEqual([{ src: "gardien.css", layer: "system" }]);
  });

  it("has the version of the package, and claims no Foundry it was not run on", () => {
    expect(manifest.version).toBe((json("package.json") as { version: string }).version);
    // Settings of a user exist from 13.332; the first stable release with them is 13.341.
    expect(manifest.compatibility).toEqual({ minimum: "13.341" });
  });
});

it("system.json gives tokens no bars for all types alike: each kind of actor has its own", () => {
  expect(manifest).not.toHaveProperty("primaryTokenAttribute");
  expect(manifest).not.toHaveProperty("secondaryTokenAttribute");
});

describe("the contract of each ruleset", () => {
  it("names images that are there", () => {
    const images = RULESETS.flatMap(({ actors, items, conditions }) =>
      [...Object.values(actors), ...Object.values(items), ...conditions].map(({ img }) => img),
    );
    expect(images.filter((img) => !existsSync(img.replace("systems/gardien/", "")))).toEqual([]);
  });

  it("gives every roll class a name of its own, since a stored roll is found by it", () => {
    const names = RULESETS.flatMap(({ rolls }) => rolls.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });

  it("uses a setting key once", () => {
    const keys = RULESETS.flatMap(({ settings }) => settings.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
