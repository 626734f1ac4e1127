import type { BlockRead, Draft, Line, Notation, Stretch } from "./block.js";
import { uncolumned } from "./columns.js";
import { labelsOf, type Labels } from "./labels.js";
import { leave } from "./lines.js";
import { STRAY, unpaged } from "./printed.js";
import { unscanner, type Scanned } from "./scan.js";
import { splitBlocks, type BlockFound } from "./split.js";
import { untabled } from "./tables.js";
import { MOST_TEXT, plain, trimmed, unmarked } from "./tidy.js";
import { wordIn, type Lang } from "./words.js";
import { SHEET } from "./write.js";

/**
 * Reads all blocks of a pasted text, in French or in English. What is not understood is told, and lost nowhere.
 * @param lang the reader's, for the labels of what is told
 */
export function readBlocks(text: string, notation: Notation, lang: Lang = "fr"): readonly BlockRead[] {
  return blocksIn(text, [notation]).map((found) => readBlock(found, notation, lang));
}

/** The blocks of a pasted text, in which any of some notations may be met. */
export function blocksIn(text: string, notations: readonly Notation[]): readonly BlockFound[] {
  const labels = labelsFor(notations);
  const unscanned = unscanner(labels.source);
  const lines = unmarked(text.slice(0, MOST_TEXT))
    .split("\n")
    .flatMap((line) => {
      const { text: put, scanned } = unscanned(line);
      return [...scanned.map((one) => `${SCANNED}${JSON.stringify(one)}`), put];
    });
  const whole = uncolumned(untabled(unpaged(lines, labels.ends), labels), labels);
  const blocks = splitBlocks(whole.join("\n"), labels);
  if (text.length > MOST_TEXT) blocks.at(-1)?.strays.push("…");
  return blocks;
}

/** A line that tells what a scanner misread on the next. */
const SCANNED = `${STRAY}=`;

/** Reads a block as somebody of one of a notation's types. */
export function readBlock(
  { name, body: raw, strays }: BlockFound,
  notation: Notation,
  lang: Lang = "fr",
  type: string = notation.types[0],
): BlockRead {
  const text = plain(raw);
  const found = labelsFor([notation]).all(text);
  const draft: Draft = { type, lang, figures: {}, things: [], guessed: [], left: [] };
  const before = trimmed(raw.slice(0, found[0]?.start ?? raw.length));
  if (/[\p{L}\p{N}]/u.test(before)) draft.left.push(before);
  const stretches = new Map<Line, Stretch[]>();
  found.forEach(({ line, end }, i) => {
    const to = found[i + 1]?.start ?? raw.length;
    const length = raw.slice(end, to).replace(/[\s•|]+$/u, "").length; // the dot is that of the next line
    const stretch = { raw: raw.slice(end, end + length), text: text.slice(end, end + length) };
    stretches.set(line, [...(stretches.get(line) ?? []), stretch]);
  });
  const told = notation.lines.flatMap((line) =>
    (stretches.get(line) ?? []).flatMap((stretch) => {
      line.read(stretch, draft);
      const words = trimmed(stretch.raw.replaceAll(/\s+/g, " "));
      return words === "" ? [] : [{ words: line.words, text: words }];
    }),
  );
  const said = saidIn(stretches.get(SHEET_LINE) ?? [], notation, draft);
  notation.settle?.(draft);
  takeFollowing(notation, draft);
  for (const stray of strays) takeStray(stray, draft);
  const { figures, things, guessed, left } = draft;
  return { name, said, figures, things, guessed, left, told };
}

/** The line that says what kind of sheet a block is of. */
const SHEET_LINE: Line = { words: SHEET, write: () => "", read: () => {} };

function saidIn(stretches: readonly Stretch[], { called }: Notation, draft: Draft): string | null {
  let said: string | null = null;
  for (const { raw, text } of stretches) {
    const type = wordIn(trimmed(text).replace(/\.$/, ""), called);
    if (type === null) leave(draft, SHEET, raw);
    else said = type;
  }
  return said;
}

/** What a type reckons by itself is told, and not kept. */
function takeFollowing({ follows = {}, lines }: Notation, { type, figures, guessed, lang }: Draft): void {
  const labels = (follows[type] ?? []).flatMap((path) => {
    const value = figures[path];
    if (value === undefined) return [];
    Reflect.deleteProperty(figures, path);
    const words = lines.find((line) => line.path === path)?.words;
    return words && (typeof value === "number" || typeof value === "string") ? [`${words[lang]} ${String(value)}`] : [];
  });
  if (labels.length > 0) guessed.push({ key: "GARDIEN.BLOCK.GUESS.follows", data: { labels: labels.join(", ") } });
}

/** What stood between the lines: what a scanner misread is a guess, the number of a page is left over. */
function takeStray(stray: string, { guessed, left }: Draft): void {
  if (!stray.startsWith("=")) left.push(stray);
  else {
    const { from, to } = JSON.parse(stray.slice(1)) as Scanned;
    guessed.push({ key: "GARDIEN.BLOCK.GUESS.scanned", data: { from, to } });
  }
}

const known = new WeakMap<Notation, Labels>();
let several: { readonly of: readonly Notation[]; readonly labels: Labels } | undefined;

/** The finder of the labels of some notations, made once. */
function labelsFor(notations: readonly Notation[]): Labels {
  const [first, ...others] = notations;
  if (first && others.length === 0) {
    const labels = known.get(first) ?? labelsOf([SHEET_LINE, ...first.lines]);
    known.set(first, labels);
    return labels;
  }
  if (several?.of.length !== notations.length || several.of.some((one, i) => one !== notations[i]))
    several = { of: notations, labels: labelsOf([SHEET_LINE, ...notations.flatMap(({ lines }) => lines)]) };
  return several.labels;
}
