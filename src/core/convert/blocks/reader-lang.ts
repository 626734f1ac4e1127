import type { Lang } from "../../notation/words.js";

/** The language that blocks are written in for this reader: French, or English for everybody else. */
export function readerLang(): Lang {
  return game.i18n.lang.startsWith("fr") ? "fr" : "en";
}
