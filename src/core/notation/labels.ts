import type { Line } from "./block.js";
import { fold, spellings } from "./words.js";

/** A label in a text: where it begins, and where what it labels does. */
export interface LabelFound {
  readonly line: Line;
  readonly start: number;
  readonly end: number;
}

/** Finds the labels of a notation. Texts have one kind of dash and quote. */
export interface Labels {
  /** Those of a whole block, in their order. */
  all(text: string): readonly LabelFound[];
  /** The first that counts as a label in a line of its own. */
  first(line: string): LabelFound | null;
}

/** Makes the finder of a notation's labels. */
export function labelsOf(lines: readonly Line[]): Labels {
  const known = new Map(lines.flatMap((line) => spellings(line.words).map((spelling) => [spelling, line] as const)));
  const longest = [...known.keys()].toSorted((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}'])(${longest.join("|")})(?:\s*[:=]\s*|(?=\s+[+-]?\s?\d)|(?=\s+-(?:[\s,;.)]|$))|(?=\s*(?:\n|$)))`,
    "gu",
  );
  const all = (text: string): readonly LabelFound[] => {
    const folded = fold(text);
    const found: LabelFound[] = [];
    for (const { 0: whole, 1: label = "", index: start } of folded.matchAll(pattern)) {
      const line = known.get(label);
      const before = found.at(-1);
      if (!line || !mayStand({ folded, start, colon: whole.length > label.length, open: before?.line.open ?? false }))
        continue;
      found.push({ line, start, end: start + whole.length });
    }
    return found;
  };
  return { all, first: (line) => all(line)[0] ?? null };
}

/** Amid a list or a sentence only a new line or a new sentence brings a label; elsewhere any word does. */
function mayStand(one: {
  readonly folded: string;
  readonly start: number;
  readonly colon: boolean;
  readonly open: boolean;
}): boolean {
  const before = one.folded.slice(Math.max(0, one.start - 12), one.start);
  if (/(?:^|\n)[\s•|]*$/.test(before)) return true;
  return one.open ? one.colon && /[.;|]\s+$/.test(before) : !/[-(]$/.test(before);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
