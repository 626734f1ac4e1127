import { LANGUAGES } from "../i18n/load.js";
import type { JoinChoices } from "./join-form.js";

function stored<T>(key: string, fallback: T): T {
  const json = localStorage.getItem(key);
  return json === null ? fallback : (JSON.parse(json) as T);
}

/** What this browser remembers of language and theme: the same rows as the game's settings. */
export function choices(): JoinChoices {
  const lang = stored("core.language", "fr");
  const scheme = stored<{ colorScheme?: { interface?: string } }>("core.uiConfig", {}).colorScheme?.interface ?? "";
  return { lang: LANGUAGES.find((known) => known === lang) ?? "fr", scheme };
}

/** What else is set there, such as a scale, stays as it was. */
export function remember({ lang, scheme }: JoinChoices): void {
  const config = stored<object>("core.uiConfig", {});
  const colorScheme = { interface: scheme, applications: scheme };
  localStorage.setItem("core.language", JSON.stringify(lang));
  localStorage.setItem("core.uiConfig", JSON.stringify({ ...config, colorScheme }));
}
