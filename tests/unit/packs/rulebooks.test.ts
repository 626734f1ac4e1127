import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { rulesTold } from "../../../src/core/rulebook/rules-told.js";
import { readPacks } from "../../../tools/packs/sources.mjs";
import { filesUnder } from "../../support/files.js";
import { documentsIn } from "../../support/packs/told.js";
import { RULESETS } from "../../support/rulesets.js";

interface Worked {
  readonly cases: readonly { readonly rule: string }[];
  readonly unworked?: readonly string[];
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const { packs } = readPacks(join(import.meta.dirname, "../../.."));

/** The rules of a ruleset, as `npm run rules` lists them. */
function rulesOf(id: string): Set<string> {
  const { cases, unworked = [] } = readJson(`tests/golden/${id}.json`) as Worked;
  return new Set([...cases.map(({ rule }) => rule), ...unworked]);
}

/** What a page says. */
const textOf = (page: object) => (page as { text: { content: string } }).text.content;

/** What the journal at a language key tells, in a language. */
function bookAt(key: string, lang: string) {
  const uuid = key
    .split(".")
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], readJson(`lang/${lang}.json`));
  const [, pack, id] = /^Compendium\.gardien\.([\w-]+)\.JournalEntry\.(\w{16})$/.exec(String(uuid)) ?? [];
  const entry = documentsIn(
    packs.find(({ name }) => name === pack),
    lang,
  ).find(({ data }) => data._id === id);
  return (entry?.data.pages ?? []).flatMap((page) => rulesTold(textOf(page)));
}

describe.each(["fr", "en"])("the books of the rules in %s", (lang) => {
  it.each(RULESETS.map(({ id, book }) => [id, book] as const))(
    "%s: tells every rule once, with its words",
    (id, book) => {
      const told = bookAt(book?.entry ?? "", lang);
      expect(told.map(({ number }) => number).toSorted()).toEqual([...rulesOf(id)].toSorted());
      for (const { number, title, text } of told) {
        expect(number.startsWith(`${book?.prefix ?? "?"}-`)).toBe(true);
        expect(title).toMatch(/^\S+\s·\s\S.*\.$/);
        expect(text.length, number).toBeGreaterThan(10);
        expect(text, number).not.toMatch(/[<@]|\[\[/);
      }
    },
  );
});

describe("numbers of rules", () => {
  const every = new Set<string>();
  beforeAll(() => {
    for (const { id } of RULESETS) for (const rule of rulesOf(id)) every.add(rule);
  });

  it("that users may read all have a page", () => {
    const read = [
      ...filesUnder("lang", ".json"),
      ...filesUnder("packs", ".yml"),
      ...filesUnder("templates", ".hbs"),
      ...filesUnder("src", ".ts"),
    ];
    const prefixes = RULESETS.flatMap(({ book }) => book?.prefix ?? []).join("|");
    const named = read.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(new RegExp(String.raw`\b(?:${prefixes})-\d{2,3}\b`, "g"))].map(
        ([number]) => number,
      ),
    );
    expect(named.length).toBeGreaterThan(2000);
    expect([...new Set(named)].filter((number) => !every.has(number))).toEqual([]);
  });
});
