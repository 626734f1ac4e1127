import { reportFailure } from "./errors.js";

/** The language that our compendia are written in, and the one that stands in for what a language does not tell. */
export const WRITTEN_IN = "fr";
const STAND_IN = "en";

/** Where our content is told in a language: addresses of JSON, each in the form of ours for English. */
export interface ToldLanguage {
  readonly lang: string;
  /** The language file, with the names of what has a slug under `GARDIEN.CONTENT`. */
  readonly names?: string;
  /** Texts of actors and items, by their path and as they are written (`lang/content/en.json`). */
  readonly lines?: string;
  /** Texts of journals, tables and macros, by pack and id (`entries/en.json`). */
  readonly entries?: string;
}

/** A package, as far as its manifest may tell our content in other languages. */
interface Package {
  readonly id: string;
  readonly active: boolean;
  readonly flags?: { readonly gardien?: { readonly content?: unknown } };
}

/** Every language that our content is told in: by the system, and by modules that say so at `flags.gardien.content`. */
export function languagesTold(): readonly ToldLanguage[] {
  const modules = game.modules as Iterable<Package>;
  return [...[...game.system.languages].map(({ lang }) => ownLanguage(lang)), ...[...modules].flatMap(toldBy)];
}

/** The languages that this reader reads, the best first; none where they read what is written. */
export function languagesRead(): readonly string[] {
  const { lang } = game.i18n;
  return lang === WRITTEN_IN ? [] : [...new Set([lang, STAND_IN])];
}

/** Fetches a file of a language, where it has one. One that cannot be had is left unread, and said. */
export async function fetchTold<T>(path: string | undefined): Promise<T | undefined> {
  if (path === undefined) return undefined;
  try {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${answer.statusText}`);
    return (await answer.json()) as T;
  } catch (error) {
    reportFailure(path, error);
    return undefined;
  }
}

function ownLanguage(lang: string): ToldLanguage {
  const at = "systems/gardien";
  const names = `${at}/lang/${lang}.json`;
  if (lang === WRITTEN_IN) return { lang, names };
  return { lang, names, lines: `${at}/lang/content/${lang}.json`, entries: `${at}/entries/${lang}.json` };
}

/** What a module tells; what is no address is nothing. */
function toldBy({ id, active, flags }: Package): readonly ToldLanguage[] {
  const content = flags?.gardien?.content;
  if (!active || !Array.isArray(content)) return [];
  return content.flatMap((told: Partial<Record<string, unknown>> | null) => {
    if (typeof told?.["lang"] !== "string") return [];
    const files = (["names", "lines", "entries"] as const).flatMap((kind) =>
      typeof told[kind] === "string" ? [[kind, `modules/${id}/${told[kind]}`]] : [],
    );
    return [{ lang: told["lang"], ...(Object.fromEntries(files) as Omit<ToldLanguage, "lang">) }];
  });
}
