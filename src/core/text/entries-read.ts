import { OWN_PACK, reading } from "./content.js";
import { fetchTold, languagesRead, languagesTold } from "./languages-told.js";

/**
 * Adventures, journals, tables and macros have no slug and no data of ours: what they say in other languages than the one they are
 * written in is known by the id of each, and of each page and result within it. It is read in our compendia alone; a copy
 * in the world is made in the language of whoever imports it, and is theirs from then on.
 */
export interface Texts {
  readonly [at: string]: string | Texts | undefined;
}

/** The texts of an entry, and the name that it is written under. */
type EntryTexts = Texts & { readonly written?: string; readonly name?: string };
type Entries = Readonly<Record<string, Readonly<Record<string, EntryTexts>>>>;

/** What is within entries, by the id of each. */
export const WITHIN = ["pages", "results"] as const;

/** An entry of a compendium or its copy, or what is within one. */
export interface Told {
  readonly id: string | null;
  readonly pack: string | null;
  readonly _source: object;
  readonly _stats?: { readonly compendiumSource?: string | null; readonly lastModifiedBy?: string | null };
  readonly pages?: Within;
  readonly results?: Within;
  toObject(): object;
}
type Within = Iterable<Told> & { get(id: string): Told | undefined };

/** What entries say in the languages that this reader reads, the best first. */
let known: readonly Entries[] = [];

/** Fetches what entries say in the reader's language. */
export async function learnEntries(): Promise<void> {
  const languages = languagesTold();
  const read = languagesRead().flatMap((lang) => languages.filter((one) => one.lang === lang));
  const found = await Promise.all(read.map(({ entries }) => fetchTold<Entries>(entries)));
  known = found.filter((entries) => entries !== undefined);
  [others, learning] = [[], undefined];
  reading.entry = tellEntry;
}

/** What an entry of our compendia says in the reader's language; undefined for what is read as it is written. */
export function entryTexts(pack: string | null, id: string | null): EntryTexts | undefined {
  if (!id || !pack?.startsWith(OWN_PACK)) return undefined;
  const name = pack.slice(OWN_PACK.length);
  return known.map((entries) => entries[name]?.[id]).find((texts) => texts !== undefined);
}

/** The reader's name of an entry that still has the name it is written under. */
export function entryName(pack: string, id: string, written: string): string | undefined {
  const texts = entryTexts(pack, id);
  return texts?.written === written ? texts.name : undefined;
}

/** What entries say in the languages that this reader does not read. */
let others: readonly Entries[] = [];
let learning: Promise<void> | undefined;

/** Fetches what others than this reader call entries, once: whoever looks for one may know it by those names. */
export async function learnOtherNames(): Promise<void> {
  const read = languagesRead();
  const foreign = languagesTold().filter(({ lang }) => !read.includes(lang));
  learning ??= Promise.all(foreign.map(({ entries }) => fetchTold<Entries>(entries))).then((found) => {
    others = found.filter((entries) => entries !== undefined);
  });
  await learning;
}

/** What an entry of our compendia is called in languages that are known; none for what is not told. */
export function entryNames(pack: string, id: string): readonly string[] {
  if (!pack.startsWith(OWN_PACK)) return [];
  const told = [...known, ...others].map((entries) => entries[pack.slice(OWN_PACK.length)]?.[id]);
  return told.flatMap((texts) => [texts?.written, texts?.name]).filter((name) => name !== undefined);
}

/** What an entry of our compendia says at a path of its own in languages that are known. */
export function entryLines(pack: string, id: string, path: string): readonly string[] {
  if (!pack.startsWith(OWN_PACK)) return [];
  const told = [...known, ...others].map((entries) => entries[pack.slice(OWN_PACK.length)]?.[id]?.[path]);
  return told.filter((text) => typeof text === "string");
}

/** Has an entry of our compendia, and what is within it, say what its reader reads. Part of its preparation, never stored. */
export function tellEntry(document: object): void {
  const entry = document as Told;
  const texts = entryTexts(entry.pack, entry.id);
  if (!texts) return;
  say(entry, texts);
  for (const kind of WITHIN)
    for (const [id, inner] of Object.entries(texts[kind] ?? {})) {
      const one = entry[kind]?.get(id);
      if (one) say(one, inner as Texts);
    }
}

/** The texts of an entry alone, by the path of each. */
export function textsByPath(texts: Texts, at = ""): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (at === "" && (key === "written" || WITHIN.some((kind) => kind === key))) return [];
    return typeof text === "string" ? [[`${at}${key}`, text] as const] : textsByPath(text ?? {}, `${at}${key}.`);
  });
}

/** What somebody wrote in a compendium of ours is read as they wrote it. */
function say(one: Told, texts: Texts): void {
  if (one._stats?.lastModifiedBy) return;
  for (const [path, text] of textsByPath(texts)) foundry.utils.setProperty(one, path, text);
}
