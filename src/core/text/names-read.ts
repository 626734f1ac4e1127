import { contentName, slugOf } from "./content.js";

/**
 * What is copied into the world keeps the names that whoever brought it read. Everybody else reads them in their own
 * language as long as nobody renamed them, which takes every name our content is published under.
 */
export type Names = Readonly<Record<string, string>>;

interface IndexedPack {
  readonly collection: string;
  readonly index: Iterable<{ readonly name: string; readonly system?: unknown }>;
}

/** What a name leaves its bearer to fill in: « Langue étrangère (…) ». */
export const BLANK = "(…)";

/** The names in the languages that the reader does not read, by slug; known soon after the world is ready. */
let others: readonly Names[] = [];

export { others as foreignNames };

/** Has names of our content in other languages than the reader's be known from now on. */
export function knowNames(names: readonly Names[]): void {
  others = names;
}

/** The names of published content in other languages than the reader's. */
export function slugNames(slug: unknown): readonly string[] {
  if (typeof slug !== "string" || contentName(slug) === undefined) return [];
  return others.flatMap((names) => names[slug] || []);
}

/**
 * What a document of the world is called by its reader: published content that still bears a name it is published under
 * is read in their language, with what fills its blank as it was written; what somebody named is read as they named it.
 */
export function nameAsRead(name: string, system: object): string {
  return published(name, slugOf(system)) ?? name;
}

/** The reader's name of what a compendium of ours holds, by any that it is published under; any other text as it is. */
export function nameWithin(collection: string, name: string): string {
  const pack = [...(game.packs as Iterable<IndexedPack>)].find((one) => one.collection === collection);
  for (const { system } of pack?.index ?? []) {
    const read = published(name, slugOf(system));
    if (read !== undefined) return read;
  }
  return name;
}

/** The reader's name of the content of a slug, if this is one of its names; undefined for any other text. */
function published(name: string, slug: unknown): string | undefined {
  const mine = contentName(slug);
  if (mine === undefined) return undefined;
  for (const names of others) {
    const theirs = names[String(slug)];
    if (theirs === name) return mine;
    const filling = theirs && fillingOf(name, theirs);
    if (filling) return mine.replace(BLANK, () => `(${filling})`);
  }
  return undefined;
}

/** What a name fills the blank of another with; undefined if it is not that name, filled in. */
function fillingOf(name: string, blank: string): string | undefined {
  const [before, after] = blank.split(BLANK);
  if (before === undefined || after === undefined) return undefined;
  const filled = name.startsWith(`${before}(`) && name.endsWith(`)${after}`);
  return filled ? name.slice(before.length + 1, name.length - after.length - 1) : undefined;
}
