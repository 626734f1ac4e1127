import { describe, expect, it } from "vitest";
import { addressesNow } from "../../../src/core/text/former-entries.js";
import { uuidOf } from "../../../tools/packs/check.mjs";
import { entriesToldIn } from "../../../tools/packs/entries.mjs";
import type { SourceData, ToldTexts } from "../../../tools/packs/sources.mjs";
import { RULESETS } from "../../support/rulesets.js";
import { commonOf, saysSomething } from "../../support/packs/told.js";
import { SOURCES } from "../../support/packs/sources.js";

const { packs } = SOURCES;

/** A text of an entry, as it is written and as it is told in English. */
interface Pair {
  readonly at: string;
  readonly written: string;
  readonly told: string | undefined;
}

const pick = (told: ToldTexts | undefined, key: string) => {
  const text = told?.[key];
  return typeof text === "string" ? text : undefined;
};
const inside = (told: ToldTexts | undefined, key: string) => {
  const inner = told?.[key];
  return typeof inner === "object" ? inner : undefined;
};

/** What a reader reads of an entry: its name and description, those of its results, titles and texts of its pages. */
function textsOf(entry: Entry, told: ToldTexts | undefined): readonly Pair[] {
  const { name, caption, description, pages = [], results = [] } = entry;
  const rows = results.map(({ _id, description: text }) => ({
    at: _id,
    written: text,
    told: pick(inside(inside(told, "results"), _id), "description"),
  }));
  const sheets = (pages as PageData[]).flatMap(({ _id, name: title, text }) => {
    const page = inside(inside(told, "pages"), _id);
    return [
      { at: `${_id} title`, written: title, told: pick(page, "name") },
      { at: _id, written: text.content, told: pick(inside(page, "text"), "content") },
    ];
  });
  return [
    { at: "name", written: name, told: pick(told, "name") },
    { at: "caption", written: caption ?? "", told: pick(told, "caption") },
    { at: "description", written: description ?? "", told: pick(told, "description") },
    ...rows,
    ...sheets,
  ].filter(({ written }) => written !== "");
}
type Entry = SourceData & { readonly caption?: string; readonly description?: string };
type PageData = SourceData & { readonly text: { readonly content: string } };

const asked = packs.filter(({ type }) => ["Adventure", "JournalEntry", "RollTable", "Macro"].includes(type));
const english = entriesToldIn(packs, "en");

/** An entry with what is in it: an adventure brings folders, scenes, journals and tables. */
function heldBy(entry: SourceData): readonly Entry[] {
  const contents = entry as Partial<Record<string, Entry[]>> & Entry;
  return [entry, ...["folders", "scenes", "journal", "tables"].flatMap((name) => contents[name] ?? [])];
}

const pairs = asked.flatMap((pack) =>
  pack.documents.flatMap(({ path, data }) =>
    heldBy(data).flatMap((entry) => {
      const texts = textsOf(entry, english[pack.name]?.[entry._id]);
      return texts.map((pair) => ({ ...pair, at: `${path} › ${entry._id} › ${pair.at}` }));
    }),
  ),
);

describe("journals, tables, macros and adventures", () => {
  it("say all that they say in English too", () => {
    expect(pairs.length).toBeGreaterThan(500);
    expect(pairs.filter(({ told }) => !told).map(({ at }) => at)).toEqual([]);
  });

  it("have the same marks, links, dice and numbers in both languages", () => {
    for (const { at, written, told = "" } of pairs) expect([at, commonOf(told)]).toEqual([at, commonOf(written)]);
  });

  it("are not left in French", () => {
    const same = pairs.filter(({ written, told }) => told === written && saysSomething(written));
    expect(same.map(({ at, written }) => [at, written])).toEqual([]);
  });

  it("are there once", () => {
    for (const { documents, path } of asked.map((pack) => ({ ...pack, path: pack.name }))) {
      const names = documents.map(({ data }) => data.name);
      expect([path, new Set(names).size]).toEqual([path, names.length]);
    }
  });

  it("are told to Foundry by the id of each, with the name that they are written under", () => {
    const { tables, rules } = english;
    expect(tables?.["gbTableLieuFran0"]).toMatchObject({
      written: "Localisation",
      name: "Location",
      results: { gbTableLieuFra01: { description: "Head: GB +4" } },
    });
    expect(rules?.["gbReglesFrancais"]).toMatchObject({
      written: "Règles GB",
      pages: { gbReglesFrPage01: { name: "Basics and destiny" } },
    });
  });
});

describe("links to the entries that once told English", () => {
  it("lead to what is there", async () => {
    const addresses = asked.flatMap((pack) =>
      pack.documents.flatMap(({ data }) => [
        uuidOf(pack, data),
        ...(data.pages ?? []).map(({ _id }) => `${uuidOf(pack, data)}.JournalEntryPage.${_id}`),
      ]),
    );
    const former = await Promise.all(RULESETS.map(async ({ formerEntries }) => (await formerEntries?.()) ?? []));
    const moved = Object.entries(addressesNow(former.flat()));
    expect(moved.length).toBeGreaterThan(100);
    expect(moved.filter(([, to]) => !addresses.includes(to))).toEqual([]);
    expect(moved.filter(([from]) => addresses.includes(from))).toEqual([]);
  });
});
