import type { Block, Notation } from "./block.js";
import type { Lang } from "./words.js";

/** A line of a written block. */
export interface Written {
  readonly label: string;
  readonly text: string;
}

/** The lines of somebody's block, those that say something. */
export function writtenLines(block: Block, { lines }: Notation, lang: Lang): readonly Written[] {
  return lines
    .map((line) => ({ label: line.words[lang], text: line.write(block, lang) }))
    .filter(({ text }) => text !== "");
}

/** Somebody's block as text: the name, then a line for each thing that is said. */
export function writeBlock(block: Block, notation: Notation, lang: Lang): string {
  const colon = lang === "fr" ? "\u00A0: " : ": ";
  return [block.name, ...writtenLines(block, notation, lang).map(({ label, text }) => `${label}${colon}${text}`)].join(
    "\n",
  );
}
