import { expect, test, vi } from "vitest";
import type { Entry } from "../../../../src/core/browser/index/entry.js";
import { SOURCES } from "../../../../src/core/browser/index/entry.js";
import { nearestTo } from "../../../../src/core/browser/near.js";
import { sift, type Wish } from "../../../../src/core/browser/sift.js";
import { rowsOf } from "../../../../src/core/browser/window/rows.js";
import { entry, WEAPONS } from "../../../support/browser/entries.js";

vi.stubGlobal("CONFIG", {});
vi.stubGlobal("game", { i18n: { lang: "fr", has: () => false, localize: (key: string) => key } });

const ENTRIES: readonly Entry[] = [
  entry("Épée", { alias: "Sword", folder: "Lames", system: { harm: 8, grip: "one" } }),
  entry("Espadon", { alias: "Greatsword", folder: "Lames", system: { harm: 12, grip: "two" } }),
  entry("Massue", { alias: "Club", folder: "Bois", system: { grip: "one" } }),
  entry("Fronde", { alias: "Sling", source: "module", system: { harm: 4, grip: "one" } }),
  entry("Porte-épée", { alias: "Sword belt", type: "gear" }),
];
const WISH: Wish = {
  ...{ kind: WEAPONS, query: "", marks: new Map(), sources: new Set(SOURCES), sortedBy: null, descending: false },
};
const compare = (a: string, b: string) => a.localeCompare(b, "fr");
const names = (wish: Partial<Wish>) =>
  sift(ENTRIES, { ...WISH, ...wish }, compare).groups.map(({ name, id, entries }) => [
    name || id,
    ...entries.map((one) => one.name),
  ]);

test("without a query the list has its folders, what lies in none last", () => {
  expect(names({})).toEqual([
    ["Bois", "Massue"],
    ["Lames", "Épée", "Espadon"],
    ["", "Fronde"],
  ]);
});

test("names are found in either language, accents and capitals apart; other kinds come last", () => {
  expect(names({ query: "epee" })).toEqual([
    ["named", "Épée"],
    ["elsewhere", "Porte-épée"],
  ]);
  expect(names({ query: "  SWORD " })).toEqual([
    ["named", "Épée", "Espadon"],
    ["elsewhere", "Porte-épée"],
  ]);
  expect(names({ query: "belt swo" })).toEqual([["elsewhere", "Porte-épée"]]);
});

test("words of three letters and more are found in texts too, after names and before other kinds", () => {
  const textOf = ({ name }: Entry) =>
    name === "Massue" ? "Brise une épée d’un coup." : name === "Espadon" ? "Lourde." : "";
  const groups = (query: string) =>
    sift(ENTRIES, { ...WISH, query }, compare, textOf).groups.map(({ id, entries }) => [
      id,
      ...entries.map((one) => one.name),
    ]);
  expect(groups("epee")).toEqual([
    ["named", "Épée"],
    ["told", "Massue"],
    ["elsewhere", "Porte-épée"],
  ]);
  expect(groups("coup brise")).toEqual([["told", "Massue"]]);
  expect(groups("un")).toEqual([]);
  expect(sift(ENTRIES, { ...WISH, query: "epee" }, compare, textOf).count).toBe(2);
});

test("sieves let through what has one of the chosen marks, and sources what comes from them", () => {
  const marks = (...chosen: string[]) => new Map([["grip", new Set(chosen)]]);
  expect(names({ marks: marks("two") })).toEqual([["Lames", "Espadon"]]);
  expect(names({ marks: marks("one", "two") })).toEqual(names({}));
  expect(names({ marks: marks() })).toEqual(names({}));
  expect(names({ sources: new Set(["module"]) })).toEqual([["", "Fronde"]]);
  expect(sift(ENTRIES, { ...WISH, marks: marks("two") }, compare)).toMatchObject({ count: 1, of: 4 });
});

test("a sieve that cannot be read lets nothing through, and breaks nothing", () => {
  expect(names({ marks: new Map([["broken", new Set(["yes"])]]) })).toEqual([]);
});

test("a column sorts either way; what has nothing there is last, what is equal by name", () => {
  const all = (descending: boolean) =>
    sift(ENTRIES, { ...WISH, query: "s", sortedBy: "harm", descending }, compare).groups[0]?.entries.map(
      ({ name }) => name,
    );
  expect(all(false)).toEqual(["Fronde", "Épée", "Espadon", "Massue"]);
  expect(all(true)).toEqual(["Espadon", "Épée", "Fronde", "Massue"]);
});

test("folded groups keep their heading, and a single group without a name has none", () => {
  const found = sift(ENTRIES, WISH, compare);
  const told = rowsOf(found, new Set(["Lames"])).map((row) =>
    row.kind === "group" ? `[${row.group.name}]` : row.entry.name,
  );
  expect(told).toEqual(["[Bois]", "Massue", "[Lames]", "[]", "Fronde"]);
  const plain = sift(ENTRIES, { ...WISH, sources: new Set(["module"]) }, compare);
  expect(rowsOf(plain, new Set()).map(({ kind }) => kind)).toEqual(["entry"]);
});

test("where nothing is found, names that come near are offered, in either language", () => {
  expect(nearestTo("epeee", ENTRIES, 3).map(({ name }) => name)).toContain("Épée");
  expect(nearestTo("sord", ENTRIES, 1).map(({ name }) => name)).toEqual(["Épée"]);
  expect(nearestTo("xyzzy", ENTRIES, 3)).toEqual([]);
});

test("pages of journals come last, those first whose title holds the words; none where nothing is looked for", () => {
  const pages = [entry("Le siège", { folder: "Carnet" }), entry("L’épée noire", { folder: "Légendes" })];
  const textOf = ({ name }: Entry) => (name === "Le siège" ? "Une épée dans le mur." : "");
  const groups = (query: string) =>
    sift(ENTRIES, { ...WISH, query }, compare, textOf, pages).groups.map(({ id, entries }) => [
      id,
      ...entries.map((one) => one.name),
    ]);
  expect(groups("epee").at(-1)).toEqual(["paged", "L’épée noire", "Le siège"]);
  expect(groups("ep").map(([id]) => id)).not.toContain("paged"); // too short for texts
  expect(groups("").map(([id]) => id)).not.toContain("paged");
});
