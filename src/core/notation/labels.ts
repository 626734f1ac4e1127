import type { Line } from "./block.js";
import { goesOn } from "./printed.js";
import { plain } from "./tidy.js";
import { compared, fold, spellings } from "./words.js";

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
  /** The labels that a line consists of; none where it says anything else. */
  alone(line: string): readonly string[];
  /** Whether a line ends with a label, whose text is still to come. */
  ends(line: string): boolean;
  /** Where the label that a line begins with stands a second time; `null` where it does not. */
  again(line: string): number | null;
  /** All spellings, as alternatives of an expression. */
  readonly source: string;
}

/** Makes the finder of a notation's labels. */
export function labelsOf(lines: readonly Line[]): Labels {
  const known = new Map(lines.flatMap((line) => spellings(line.words).map((spelling) => [spelling, line] as const)));
  const longest = [...known.keys()].toSorted((one, other) => other.length - one.length).map(escaped);
  const source = longest.join("|");
  const single = new RegExp(String.raw`^[\s|,;•]*(${source})(?![\p{L}\p{N}'])[\s|,;]*`, "u");
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}'])(${source})(?:\s*[:=]\s*|(?=\s+[+-]?\s?\d)|(?=\s+-(?:[\s,;.)]|$))|(?=\s*(?:\n|$)))`,
    "gu",
  );
  const all = (text: string): readonly LabelFound[] => {
    const folded = fold(text);
    const found: LabelFound[] = [];
    for (const { 0: whole, 1: label = "", index: start } of folded.matchAll(pattern)) {
      const line = known.get(compared(label));
      const before = found.at(-1);
      if (!line || !mayStand({ folded, start, colon: whole.length > label.length, open: before?.line.open ?? false }))
        continue;
      found.push({ line, start, end: start + whole.length });
    }
    return found;
  };
  const alone = (line: string): readonly string[] => {
    const names: string[] = [];
    let rest = line;
    for (;;) {
      const found = single.exec(fold(plain(rest)));
      if (!found) return rest.trim() === "" ? names : [];
      names.push(found[1] ?? "");
      rest = rest.slice(found[0].length);
    }
  };
  const again = (line: string): number | null => {
    const folded = fold(line);
    const [label] = single.exec(folded)?.slice(1) ?? [];
    if (label === undefined) return null;
    const second = new RegExp(String.raw`(?<![\p{L}\p{N}'(-])${escaped(label)}(?:\s*[:=]|\s+[+-]?\d)`, "u");
    const from = folded.indexOf(label) + label.length;
    const found = second.exec(folded.slice(from));
    return found ? from + found.index : null;
  };
  const last = new RegExp(String.raw`(?<![\p{L}\p{N}'])(?:${source})\s*[:=]?\s*$`, "u");
  const ends = (line: string): boolean => last.test(fold(plain(line)));
  return { all, first: (line) => all(line)[0] ?? null, alone, ends, again, source };
}

/** Amid a list or a sentence only a new line or a new sentence brings a label; elsewhere any word does. */
function mayStand(one: {
  readonly folded: string;
  readonly start: number;
  readonly colon: boolean;
  readonly open: boolean;
}): boolean {
  const before = one.folded.slice(Math.max(0, one.start - 24), one.start);
  const atStart = /(?:^|\n)[\s•|]*$/.exec(before);
  if (atStart) return one.colon || !one.open || !goesOn(before.slice(0, atStart.index));
  return one.open ? one.colon && /[.;|]\s+$/.test(before) : !/[-(]$/.test(before);
}

function escaped(text: string): string {
  return text
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll("oe", "(?:oe|œ)")
    .replaceAll(" ", String.raw`\s+`);
}
