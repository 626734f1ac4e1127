import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { rulesTold } from "../../../src/core/rulebook/rules-told.js";
import { filesUnder } from "../../support/files.js";
import { skeletonOf } from "../../support/packs/journal.js";
import { packNamed, SOURCES } from "../../support/packs/sources.js";
import { documentsIn, numbersOf } from "../../support/packs/told.js";
import { RULESETS } from "../../support/rulesets.js";

interface Worked {
  readonly cases: readonly { readonly rule: string }[];
  readonly unworked?: readonly string[];
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** Those with a book. */
const TOLD = RULESETS.flatMap(({ id, book }) => (book ? [[id, book] as const] : []));

/** Books that tell some rules where their chapter is, out of the order of their numbers. */
const BY_CHAPTER = ["gb"];

/** The rules of a ruleset, as `npm run rules` lists them. */
function rulesOf(id: string): Set<string> {
  const { cases, unworked = [] } = readJson(`tests/golden/${id}.json`) as Worked;
  return new Set([...cases.map(({ rule }) => rule), ...unworked]);
}

/** What a page says. */
const textOf = (page: object) => (page as { text: { content: string } }).text.content;

/** The journal whose address stands at a language key, in a language: its pages, and where it is. */
function journalAt(key: string, lang: string) {
  const uuid = key
    .split(".")
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], readJson(`lang/${lang}.json`));
  const [, pack = "", id = ""] = /^Compendium\.gardien\.([\w-]+)\.JournalEntry\.(\w{16})$/.exec(String(uuid)) ?? [];
  const entries = documentsIn(packNamed(pack), lang);
  return { entries, id, pages: entries.find(({ data }) => data._id === id)?.data.pages ?? [] };
}

/** What the journal at a language key tells, in a language. */
const bookAt = (key: string, lang: string) => journalAt(key, lang).pages.flatMap((page) => rulesTold(textOf(page)));

/** Its rules, dice and links, in order. */
function outlineOf(key: string, lang: string) {
  const { entries, id } = journalAt(key, lang);
  return skeletonOf(entries, id);
}

describe.each(["fr", "en"])("the books of the rules in %s", (lang) => {
  it.each(TOLD)("%s: tells every rule once, with its words", (id, book) => {
    const told = bookAt(book.entry, lang);
    const numbers = told.map(({ number }) => number);
    const inOrder = (rules: Iterable<string>) =>
      [...rules].toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
    expect(BY_CHAPTER.includes(id) ? inOrder(numbers) : numbers).toEqual(inOrder(rulesOf(id)));
    for (const { number, title, text } of told) {
      expect(number.startsWith(`${book.prefix}-`)).toBe(true);
      expect(title).toMatch(/^\S+\s·\s\S.*\.$/);
      expect(text.length, number).toBeGreaterThan(10);
      expect(text, number).not.toMatch(/[<@]|\[\[/);
    }
  });
});

describe.each(TOLD.map(([id, { entry }]) => [id, entry] as const))("the book of %s", (_id, entry) => {
  it("says the same in English, with the same dice and links", () => {
    expect(outlineOf(entry, "en")).toEqual(outlineOf(entry, "fr"));
  });

  it("tells the same figures of each rule in both languages, whatever their order", () => {
    const figures = (lang: string) =>
      bookAt(entry, lang).map(({ number, text }) => ({ number, figures: numbersOf(text) }));
    expect(figures("en")).toEqual(figures("fr"));
  });

  it("leads players only where they may go", () => {
    const declared = SOURCES.manifest.packs as { name: string; ownership?: { PLAYER: string } }[];
    const closed = declared.filter(({ ownership }) => ownership?.PLAYER === "NONE").map(({ name }) => name);
    expect(closed).toEqual(expect.arrayContaining(["creatures", "seuils-creatures", "d20d100-adversaries"]));
    const { links } = outlineOf(entry, "fr");
    expect(links.filter((uuid) => closed.some((name) => uuid.includes(`.${name}.`)))).toEqual([]);
  });
});

describe("numbers of rules", () => {
  const every = new Set<string>();
  beforeAll(() => {
    for (const [id] of TOLD) for (const rule of rulesOf(id)) every.add(rule);
  });

  it("that users may read all have a page", () => {
    const read = [
      ...filesUnder("lang", ".json"),
      ...filesUnder("packs", ".yml"),
      ...filesUnder("templates", ".hbs"),
      ...filesUnder("src", ".ts"),
    ];
    const prefixes = TOLD.map(([, { prefix }]) => prefix).join("|");
    const named = read.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(new RegExp(String.raw`\b(?:${prefixes})-\d{2,3}\b`, "g"))].map(
        ([number]) => number,
      ),
    );
    expect(named.length).toBeGreaterThan(2000);
    expect([...new Set(named)].filter((number) => !every.has(number))).toEqual([]);
  });
});
