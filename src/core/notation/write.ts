import type { Block, Notation } from "./block.js";
import { words, type Lang } from "./words.js";

/** The label of what kind of sheet a block is of. */
export const SHEET = words("Fiche", "Sheet");

/** A line of a written block. */
export interface Written {
  readonly label: string;
  readonly text: string;
}

/** The lines of somebody's block, those that say something. */
export function writtenLines(
  block: Block,
  { lines, types: [first], called }: Notation,
  lang: Lang,
): readonly Written[] {
  const sheet = block.type === first ? "" : (called[block.type]?.[lang] ?? "");
  return [
    { label: SHEET[lang], text: sheet },
    ...lines.map((line) => ({ label: line.words[lang], text: line.write(block, lang) })),
  ].filter(({ text }) => text !== "");
}

/** Somebody's block as text: the name, then a line for each thing that is said. */
export function writeBlock(block: Block, notation: Notation, lang: Lang): string {
  const colon = lang === "fr" ? "\u00A0: " : ": ";
  return [block.name, ...writtenLines(block, notation, lang).map(({ label, text }) => `${label}${colon}${text}`)].join(
    "\n",
  );
}
