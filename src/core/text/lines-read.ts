import { reading } from "./content.js";
import { reportFailure } from "./errors.js";

/**
 * The short texts of our content besides its names: signs, concepts, ranges, remarks … Our compendia hold them in
 * French, `lang/content` holds them in every other language, by their path under `system`. As with names, everybody
 * reads them in their own language as long as nobody rewrote them, whoever brought them into the world.
 */
type Lines = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts at one path, each with what it is in the reader's language. */
interface Path {
  readonly steps: readonly string[];
  readonly texts: ReadonlyMap<string, string>;
}

const WRITTEN_IN = "fr";

/** Fetches the lines of every language; from then on all that is prepared is read with them. */
export async function learnLines(): Promise<void> {
  const languages = [...game.system.languages].map(({ lang }) => lang).filter((lang) => lang !== WRITTEN_IN);
  const found = new Map(await Promise.all(languages.map(async (lang) => [lang, await linesIn(lang)] as const)));
  const mine = found.get(game.i18n.lang) ?? {};
  const paths = new Set([...found.values()].flatMap((lines) => Object.keys(lines)));
  const known = [...paths].map((path) => ({ steps: path.split("."), texts: textsAt(path, mine, [...found.values()]) }));
  reading.lines = (system) => readAll(system, known);
}

/** A language that cannot be had is left unread, and said. */
async function linesIn(lang: string): Promise<Lines> {
  const path = `systems/gardien/lang/content/${lang}.json`;
  try {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${answer.statusText}`);
    return (await answer.json()) as Lines;
  } catch (error) {
    reportFailure(`lines in ${lang}`, error);
    return {};
  }
}

/** The first of several texts that share a translation is the one it is read back as. */
function textsAt(path: string, mine: Lines, all: readonly Lines[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const lines of all)
    for (const [written, theirs] of Object.entries(lines[path] ?? {})) {
      const read = mine[path]?.[written] ?? written;
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
  else if (typeof value === "string" && texts.has(value)) Object.assign(holder, { [step]: texts.get(value) });
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
