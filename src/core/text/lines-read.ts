import { reading } from "./content.js";
import { fetchTold, languagesRead, languagesTold, WRITTEN_IN } from "./languages-told.js";

/**
 * The texts of actors and items besides their names: descriptions, signs, concepts, ranges, remarks … Our compendia hold
 * them in French, `lang/content` holds them in every other language, by their path under `system`. As with names, everybody
 * reads them in their own language as long as nobody rewrote them, whoever brought them into the world.
 */
type Lines = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts at one path, each with what it is in the reader's language. */
interface Path {
  readonly steps: readonly string[];
  readonly texts: ReadonlyMap<string, string>;
}

/** Fetches the lines of every language; from then on all that is prepared is read with them. */
export async function learnLines(): Promise<void> {
  const languages = languagesTold().filter(({ lang }) => lang !== WRITTEN_IN);
  const found = await Promise.all(
    languages.map(async ({ lang, lines }) => ({ lang, lines: (await fetchTold<Lines>(lines)) ?? {} })),
  );
  const all = found.map(({ lines }) => lines);
  told = all;
  const read = languagesRead().flatMap((lang) => found.filter((one) => one.lang === lang).map(({ lines }) => lines));
  const paths = new Set(all.flatMap((lines) => Object.keys(lines)));
  const known = [...paths].map((path) => ({ steps: path.split("."), texts: textsAt(path, read, all) }));
  reading.lines = (system) => readAll(system, known);
}

/** What every language tells, whoever reads it. */
let told: readonly Lines[] = [];

/** What a text of ours at a path is in the languages it is told in: somebody may look for it in any of them. */
export function linesElsewhere(path: string, written: string): readonly string[] {
  return told.flatMap((lines) => lines[path]?.[written] ?? []);
}

/** The first of several texts that share a translation is the one it is read back as. */
function textsAt(path: string, mine: readonly Lines[], all: readonly Lines[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const lines of all)
    for (const [written, theirs] of Object.entries(lines[path] ?? {})) {
      const read = mine.map((one) => one[path]?.[written]).find((text) => text !== undefined) ?? written;
      for (const text of [written, theirs]) if (text !== read && !texts.has(text)) texts.set(text, read);
    }
  return texts;
}

/** Puts the reader's lines in the place of those of others. */
function readAll(system: object, known: readonly Path[]): void {
  for (const { steps, texts } of known) readAt(system, steps, texts);
}

function readAt(holder: unknown, [step = "", ...rest]: readonly string[], texts: Path["texts"]): void {
  if (typeof holder !== "object" || holder === null) return;
  if (Array.isArray(holder)) {
    for (const row of holder) readAt(row, [step, ...rest], texts);
    return;
  }
  if (!Object.hasOwn(holder, step)) return; // what a model works out may be called the same, and is not there yet
  const value = (holder as Record<string, unknown>)[step];
  if (rest.length > 0) readAt(value, rest, texts);
  else if (typeof value === "string") Object.assign(holder, { [step]: readText(value, texts) });
}

/** An editor writes spaces that do not break as `&nbsp;`: what it gives back unchanged is the same text. */
function readText(text: string, texts: Path["texts"]): string {
  return (
    texts.get(text) ?? (text.includes("&nbsp;") ? texts.get(text.replaceAll("&nbsp;", "\u00a0")) : undefined) ?? text
  );
}

/** The parts of stored data whose lines its reader reads otherwise, as they read them. */
export function linesToStore(system: object): Record<string, unknown> {
  const read = foundry.utils.deepClone(system) as Record<string, unknown>;
  reading.lines?.(read);
  const stored = system as Record<string, unknown>;
  return Object.fromEntries(Object.entries(read).filter(([key, value]) => differs(value, stored[key])));
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
