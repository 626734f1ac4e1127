import type { Data } from "../../common/types.js";
import type { Localization } from "./localization.js";

const FALLBACK = "en";
/** The languages of the playground's own texts; the first is the reference. */
export const LANGUAGES = ["fr", "en"] as const;

async function fetchTexts(path: string): Promise<Data> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  return (await response.json()) as Data;
}

/** Loads the texts of one language and of the fallback, from the playground and from the system's manifest. */
export async function loadTranslations(i18n: Localization, lang: string, system: Data): Promise<void> {
  const declared = (system.languages ?? []) as { lang: string; path: string }[];
  const paths = (language: string): string[] => [
    ...(LANGUAGES.includes(language as "fr") ? [`/playground/lang/${language}.json`] : []),
    ...declared.filter((entry) => entry.lang === language).map((entry) => `/systems/${system.id}/${entry.path}`),
  ];
  const load = (language: string): Promise<Data[]> => Promise.all(paths(language).map(fetchTexts));
  const [texts, fallback] = await Promise.all([load(lang), lang === FALLBACK ? Promise.resolve([]) : load(FALLBACK)]);
  i18n.setTranslations(lang, texts, fallback);
}
