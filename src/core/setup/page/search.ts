import { hintOf, nameOf, rulesOf, wordsOf, type Option } from "./options.js";

/** A text without case and accents, letter by letter as long as it was. */
function plain(text: string): string {
  return Array.from(text)
    .map((letter) => letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()[0] ?? letter)
    .join("");
}

/** The words that are looked for. */
export function wordsIn(query: string): readonly string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Whether an option has all words: in its name, what it does, its rules and their texts, or its choices. */
export function has(option: Option, words: readonly string[], told: string): boolean {
  const { choices = [] } = option.definition;
  const parts = [
    nameOf(option),
    hintOf(option),
    ...rulesOf(option),
    told,
    ...choices.map((one) => wordsOf(option, one)),
  ];
  const text = plain(parts.join("\n"));
  return words.every((word) => text.includes(word));
}

/** A piece of a text, and whether it was looked for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** A text in pieces, so that what was looked for can be marked. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  const letters = Array.from(text);
  const low = plain(text);
  const hits = letters.map(() => false);
  if (low.length === letters.length) {
    for (const word of words)
      for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length))
        hits.fill(true, at, at + word.length);
  }
  const found: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = found.at(-1);
    const hit = hits[at] === true;
    if (last?.hit === hit) last.text += letter;
    else found.push({ text: letter, hit });
  });
  return found;
}
