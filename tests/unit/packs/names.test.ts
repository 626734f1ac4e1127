import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { SourceData } from "../../../tools/packs/sources.mjs";
import { SOURCES } from "../../support/packs/sources.js";

type Names = Record<string, string>;

const content = (lang: string): Names =>
  (JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as { GARDIEN: { CONTENT: Names } }).GARDIEN.CONTENT;
const fr = content("fr");

/** Folders have no system data; their slug is a flag. */
type Folder = SourceData & { readonly flags?: { readonly gardien?: { readonly slug?: string } } };

const { packs, manifest } = SOURCES;
/** Journal entries and roll tables are written once in each language, with a name of that language. */
const written = packs.filter(({ type }) => type === "Actor" || type === "Item");
const named = [
  ...packs.flatMap(({ folders }) =>
    folders.map(({ path, data }) => ({ path, name: data.name, slug: (data as Folder).flags?.gardien?.slug })),
  ),
  ...written.flatMap(({ documents }) =>
    documents.flatMap(({ path, data }) =>
      [data, ...(data.items ?? [])].map(({ name, system }) => ({ path, name, slug: system?.["slug"] as string })),
    ),
  ),
];

describe("the names of what the packs hold", () => {
  it("are all found by a slug, items that creatures carry and folders included", () => {
    expect(named.filter(({ slug }) => !slug || !fr[slug])).toEqual([]);
  });

  it("are in French what their authors wrote", () => {
    expect(named.filter(({ slug, name }) => fr[slug ?? ""] !== name)).toEqual([]);
  });

  it("have no text for content that does not ship", () => {
    const slugs = new Set(named.map(({ slug }) => slug));
    expect(Object.keys(fr).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it("are keys where Foundry localises them itself: the packs' own", () => {
    const labels = (manifest.packs as { name: string; label?: string }[]).map(({ name, label }) => [name, label]);
    expect(labels).toEqual(labels.map(([name]) => [name, `GARDIEN.PACK.${name ?? ""}`]));
  });
});
