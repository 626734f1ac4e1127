import { type Package, urlOf } from "../boot/packages.js";
import type { Data } from "../../common/types.js";
import type { Localization } from "./localization.js";

const FALLBACK = "en";
/** The languages of the playground's own texts; the first is the reference. */
export const LANGUAGES = ["fr", "en"] as const;

interface LanguageEntry {
  lang: string;
  path: string;
  system?: string;
  module?: string;
}

async function fetchTexts(path: string): Promise<Data> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  return (await response.json()) as Data;
}

/**
 * Loads the texts of one language and of the fallback, from the playground and from the packages' manifests. A file of a
 * package that cannot be read is handed to `complain`, and the others are read.
 */
export async function loadTranslations(
  i18n: Localization,
  lang: string,
  packages: readonly Package[],
  complain: (pack: Package, path: string) => void,
): Promise<void> {
  const own = (language: string): Promise<Data>[] =>
    LANGUAGES.includes(language as "fr") ? [fetchTexts(`/playground/lang/${language}.json`)] : [];
  const brought = (language: string): Promise<Data>[] =>
    packages.flatMap((pack) =>
      ((pack.manifest.languages ?? []) as LanguageEntry[])
        .filter((entry) => entry.lang === language && isWanted(entry, packages))
        .map(({ path }) =>
          fetchTexts(urlOf(pack, path)).catch((error: unknown) => {
            console.error(error);
            complain(pack, path);
            return {};
          }),
        ),
    );
  const load = (language: string): Promise<Data[]> => Promise.all([...own(language), ...brought(language)]);
  const [texts, fallback] = await Promise.all([load(lang), lang === FALLBACK ? Promise.resolve([]) : load(FALLBACK)]);
  i18n.setTranslations(lang, texts, fallback);
}

/** A file may be meant for tables where another package plays too. */
function isWanted({ system, module }: LanguageEntry, packages: readonly Package[]): boolean {
  const plays = (type: string, id?: string): boolean =>
    !id || packages.some((pack) => pack.type === type && pack.id === id);
  return plays("system", system) && plays("module", module);
}
