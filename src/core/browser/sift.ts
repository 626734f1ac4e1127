import { folded } from "../text/folded.js";
import type { Column, Kind, Sieve } from "./contract.js";
import { cellIn, passes } from "./index/cells.js";
import type { Entry, Source } from "./index/entry.js";

/** What somebody looks for. */
export interface Wish {
  readonly kind: Kind;
  /** As typed. */
  readonly query: string;
  /** Chosen marks by sieve; a sieve without any lets everything through. */
  readonly marks: ReadonlyMap<string, ReadonlySet<string>>;
  readonly sources: ReadonlySet<Source>;
  /** Id of a column; `null`: the name. */
  readonly sortedBy: string | null;
  readonly descending: boolean;
}

/** Entries under one heading. */
export interface Group {
  readonly id: string;
  /** A name, or what brought them: found by the name in the kind that is open, or in another one. */
  readonly name: string;
  readonly entries: readonly Entry[];
  /** They are of other kinds than the one that is open. */
  readonly elsewhere?: true;
}

/** What was found. */
export interface Found {
  readonly groups: readonly Group[];
  /** Entries of the kind that is open, of how many. */
  readonly count: number;
  readonly of: number;
}

export const NAMED = "named";
export const TOLD = "told";
export const ELSEWHERE = "elsewhere";
export const PAGED = "paged";

/** The words of a query as they are searched. */
export function wordsOf(query: string): readonly string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

const plainNames = new WeakMap<Entry, string>();

/** Whether an entry's names, in whatever language, hold all words, accents and capitals apart. */
export function isNamed(entry: Entry, words: readonly string[]): boolean {
  let names = plainNames.get(entry);
  if (names === undefined) plainNames.set(entry, (names = folded(`${entry.name}\n${entry.alias}`)));
  return words.every((word) => names.includes(word));
}

/** The least letters that are looked for in texts: fewer stand in every one of them. */
const LEAST = 3;

/** Whether words are worth looking for in texts. */
export function areTelling(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => word.length >= LEAST);
}

const plainTexts = new WeakMap<Entry, { readonly text: string; readonly plain: string }>();

/** Whether an entry's texts hold all words. */
function isTold(entry: Entry, text: string, words: readonly string[]): boolean {
  if (text === "") return false;
  let known = plainTexts.get(entry);
  if (known?.text !== text) plainTexts.set(entry, (known = { text, plain: folded(text) }));
  const { plain } = known;
  return words.every((word) => plain.includes(word));
}

export function isOfKind({ types }: Kind, { type }: Entry): boolean {
  return types.includes(type);
}

/**
 * Finds what somebody looks for among the entries of a ruleset. Without a query the list is grouped by folder; with one, by
 * where it was found: in the name, in the text, in names of other kinds.
 */
export function sift(
  entries: readonly Entry[],
  wish: Wish,
  compare: (a: string, b: string) => number,
  textOf: (entry: Entry) => string = () => "",
  pages: readonly Entry[] = [],
): Found {
  const { kind, query, sources } = wish;
  const here = entries.filter((entry) => isOfKind(kind, entry) && sources.has(entry.source));
  const words = wordsOf(query);
  const passed = here.filter((entry) => passesAll(entry, kind.sieves ?? [], wish.marks));
  const sorted = passed.filter((entry) => isNamed(entry, words)).toSorted(order(wish, compare));
  const told = areTelling(words)
    ? passed
        .filter((entry) => !isNamed(entry, words) && isTold(entry, textOf(entry), words))
        .toSorted(order(wish, compare))
    : [];
  const found = { count: sorted.length + told.length, of: here.length };
  if (words.length === 0) return { ...found, groups: byFolder(sorted, compare) };
  const elsewhere = entries
    .filter((entry) => !isOfKind(kind, entry) && sources.has(entry.source) && isNamed(entry, words))
    .toSorted((a, b) => compare(a.name, b.name));
  const paged = areTelling(words) ? pagesWith(words, pages, sources, textOf, compare) : [];
  return {
    ...found,
    groups: [
      ...(sorted.length > 0 ? [{ id: NAMED, name: "", entries: sorted }] : []),
      ...(told.length > 0 ? [{ id: TOLD, name: "", entries: told }] : []),
      ...(elsewhere.length > 0 ? [{ id: ELSEWHERE, name: "", entries: elsewhere, elsewhere: true as const }] : []),
      ...(paged.length > 0 ? [{ id: PAGED, name: "", entries: paged, elsewhere: true as const }] : []),
    ],
  };
}

/** The pages that hold all words in their titles, then those that hold them in their texts. */
function pagesWith(
  words: readonly string[],
  pages: readonly Entry[],
  sources: ReadonlySet<Source>,
  textOf: (entry: Entry) => string,
  compare: (a: string, b: string) => number,
): readonly Entry[] {
  const found = pages
    .filter((page) => sources.has(page.source) && (isNamed(page, words) || isTold(page, textOf(page), words)))
    .toSorted((a, b) => compare(a.folder, b.folder) || compare(a.name, b.name));
  const named = (page: Entry) => isNamed(page, words);
  return [...found.filter(named), ...found.filter((page) => !named(page))];
}

function passesAll(entry: Entry, sieves: readonly Sieve[], marks: Wish["marks"]): boolean {
  return sieves.every((sieve) => passes(entry, sieve, marks.get(sieve.id) ?? new Set()));
}

function byFolder(entries: readonly Entry[], compare: (a: string, b: string) => number): readonly Group[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const known = groups.get(entry.folder);
    if (known) known.push(entry);
    else groups.set(entry.folder, [entry]);
  }
  const named = [...groups].filter(([name]) => name !== "").toSorted(([a], [b]) => compare(a, b));
  const rest = groups.get("") ?? [];
  return [
    ...named.map(([name, own]) => ({ id: name, name, entries: own })),
    ...(rest.length > 0 ? [{ id: "", name: "", entries: rest }] : []),
  ];
}

/** The order of the list: by a column, what has nothing there last either way; what is equal there by name. */
function order({ kind, sortedBy, descending }: Wish, compare: (a: string, b: string) => number) {
  const column = kind.columns.find(({ id }) => id === sortedBy);
  const way = descending ? -1 : 1;
  return (a: Entry, b: Entry): number => {
    if (!column) return way * compare(a.name, b.name);
    return byCell(a, b, column, way, compare) || compare(a.name, b.name);
  };
}

function byCell(a: Entry, b: Entry, column: Column, way: number, compare: (a: string, b: string) => number): number {
  const [one, other] = [cellIn(a, column)?.order, cellIn(b, column)?.order];
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  if (typeof one === "number" && typeof other === "number") return way * (one - other);
  return way * compare(String(one), String(other));
}
