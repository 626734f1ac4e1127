import { t } from "./i18n.js";

/** The name of a type without that of its ruleset, which stands after it: « Créature », for people and lists of one ruleset. */
export function typeAlone(key: string): string {
  return t(key).replace(/ \([^()]*\)$/, "");
}
