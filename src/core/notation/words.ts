import { plain } from "./tidy.js";

/** The languages that blocks are written in, and read in side by side. */
export type Lang = "fr" | "en";

/** A word of a notation in both languages, and other spellings that it is met in. */
export interface Words {
  readonly fr: string;
  readonly en: string;
  readonly also?: readonly string[];
}

/** A word of a notation: in French, in English, and as others write it. */
export function words(fr: string, en: string = fr, ...also: readonly string[]): Words {
  return { fr, en, also };
}

/** All spellings of a word, as they are compared. */
export function spellings({ fr, en, also = [] }: Words): readonly string[] {
  return [...new Set([fr, en, ...also].map(compared))];
}

/** A text as spellings are compared: whatever its dashes, quotes and ends of lines, `œ` in two letters. */
export function compared(text: string): string {
  return fold(plain(text)).replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll(/\s+/g, " ").trim();
}

/** A text as it is compared: small letters without accents; as long as before, letter by letter. */
export function fold(text: string): string {
  return text.replaceAll(/[^\t\n -@[-~]/g, (letter) => {
    const base = (letter.normalize("NFD")[0] ?? letter).toLowerCase();
    return base.length === 1 ? base : letter;
  });
}

/** Whether a text is one of the spellings of a word. */
export function isWord(text: string, word: Words): boolean {
  return spellings(word).includes(compared(text));
}

/** What a table of words says of a text; `null` where none of them is meant. */
export function wordIn<Id extends string>(text: string, table: Readonly<Record<Id, Words>>): Id | null {
  const found = (Object.entries(table) as [Id, Words][]).find(([, word]) => isWord(text, word));
  return found?.[0] ?? null;
}

/** How a table writes an id; `null` for one that it does not have, e.g. a word that a user typed. */
export function writtenIn(table: Readonly<Record<string, Words>>, id: string, lang: Lang): string | null {
  return Object.hasOwn(table, id) ? (table[id]?.[lang] ?? null) : null;
}

/** A text in the quotes of its language. */
export function quoted(text: string, lang: Lang): string {
  return lang === "fr" ? `«\u00A0${text}\u00A0»` : `“${text}”`;
}
