import fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import type { Column, Kind, Sieve } from "../../../src/core/browser/contract.js";
import { cellIn, marksOf } from "../../../src/core/browser/index/cells.js";
import { readerOf } from "../../../src/core/browser/index/entry.js";
import type { Ruleset } from "../../../src/core/ruleset.js";
import { entry } from "../../support/browser/entries.js";
import { RULESETS } from "../../support/rulesets.js";

type Tree = { readonly [key: string]: Tree | string };
const LANGUAGES = ["fr", "en"].map((lang) => JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as Tree);

function said(tree: Tree, key: string): string | undefined {
  const found = key
    .split(".")
    .reduce<Tree | string | undefined>((at, step) => (typeof at === "object" ? at[step] : undefined), tree);
  return typeof found === "string" ? found : undefined;
}

const [french] = LANGUAGES;
const has = (key: string) => french !== undefined && said(french, key) !== undefined;
const localize = (key: string) => (french && said(french, key)) ?? key;
vi.stubGlobal("game", { i18n: { lang: "fr", has, localize, format: localize } });

interface Model {
  readonly schema: { getField(path: string): unknown };
}
const modelOf = ({ actors, items }: Ruleset, type: string) => (actors[type] ?? items[type])?.model as unknown as Model;

vi.stubGlobal("CONFIG", {
  Actor: { dataModels: Object.assign({}, ...RULESETS.map(({ actors }) => modelsIn(actors))) as object },
  Item: { dataModels: Object.assign({}, ...RULESETS.map(({ items }) => modelsIn(items))) as object },
});

function modelsIn(kinds: Ruleset["actors"] | Ruleset["items"]): object {
  return Object.fromEntries(Object.entries(kinds).map(([type, { model }]) => [type, model]));
}

const shelves = await Promise.all(
  RULESETS.flatMap((ruleset) => {
    const { browser } = ruleset;
    return browser ? [browser().then((part) => [ruleset.id, ruleset, part] as const)] : [];
  }),
);

/** All that a kind reads of an index, by what it reads it for. */
const readers = ({ columns, figures = [], sieves = [] }: Kind): readonly (Column | Sieve)[] => [
  ...columns,
  ...figures,
  ...sieves,
];

describe.each(shelves)("the browser's part of %s", (_id, ruleset, { kinds }) => {
  test("has every sub-type in one kind, each kind once", () => {
    const types = kinds.flatMap((kind) => kind.types);
    expect(types.toSorted()).toEqual([...Object.keys(ruleset.actors), ...Object.keys(ruleset.items)].toSorted());
    expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
  });

  test("reads what its models have, and texts that are formatted", () => {
    const faulty = kinds.flatMap((kind) =>
      kind.types.flatMap((type) => {
        const { schema } = modelOf(ruleset, type);
        const known = (path: string) => schema.getField(path) !== undefined;
        const zones = (path: string) => path.startsWith("zones."); // a body names its own
        const read = readers(kind).flatMap(({ paths }) => paths.filter((path) => !zones(path)));
        return [...read, ...(kind.texts ?? [])].filter((path) => !known(path)).map((path) => `${type} ${path}`);
      }),
    );
    expect(faulty).toEqual([]);
  });

  test("calls everything by a name, in both languages", () => {
    const labels = kinds.flatMap((kind) => [kind.label, ...readers(kind).map(({ label }) => label)]);
    const choices = kinds.flatMap(({ sieves = [] }) =>
      sieves.flatMap((sieve) => sieve.choices.map(({ label }) => label)),
    );
    const keys = [...labels, ...choices].filter((label) => label.startsWith("GARDIEN."));
    expect(keys.filter((key) => LANGUAGES.some((tree) => said(tree, key) === undefined))).toEqual([]);
    expect(labels.filter((label) => !label.startsWith("GARDIEN."))).toEqual([]);
  });

  test("tells something of what is as new as it can be, and takes anything that may be stored", () => {
    const any = fc.oneof(fc.anything(), fc.constant({}));
    fc.assert(
      fc.property(any, fc.constantFrom(...kinds), (stored, kind) => {
        for (const type of kind.types) {
          const document = Object.hasOwn(ruleset.actors, type) ? "Actor" : "Item";
          const read = readerOf(document, type, { ...(stored as object) });
          const one = entry("any", { type, document, read: (path) => (path.length % 2 === 0 ? stored : read(path)) });
          for (const column of [...kind.columns, ...(kind.figures ?? [])]) {
            const cell = cellIn(one, column);
            if (cell) expect([typeof cell.text, cell.text.length <= 80]).toEqual(["string", true]);
          }
          for (const sieve of kind.sieves ?? []) expect(Array.isArray(marksOf(one, sieve))).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("sifts by choices that are told apart, and sorts by a column there is", () => {
    for (const { columns, sieves = [], sortedBy } of kinds) {
      const ids = columns.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      if (sortedBy !== undefined) expect(ids).toContain(sortedBy);
      for (const { choices } of sieves) expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
    }
  });
});
