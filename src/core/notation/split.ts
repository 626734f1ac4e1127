import type { Labels } from "./labels.js";
import type { Line } from "./block.js";
import { goesOn, STRAY } from "./printed.js";
import { plain, trimmed } from "./tidy.js";

/** A block in a pasted text. */
export interface BlockFound {
  name: string;
  body: string;
  /** What stood between its lines and is none of them. */
  readonly strays: string[];
}

/** No name is longer. */
const MOST_NAME = 80;

/** Takes a text apart into blocks: each begins with its name, after an empty line or where labels begin anew. */
export function splitBlocks(raw: string, labels: Labels): readonly BlockFound[] {
  const lines = raw.split("\n");
  const following = followingOf(lines);
  const blocks: BlockFound[] = [];
  /** Those before the first block. */
  const strays: string[] = [];
  let seen = new Set<Line>();
  let gap = true;
  lines.forEach((line, i) => {
    const current = blocks.at(-1);
    if (line.startsWith(STRAY)) {
      (current?.strays ?? strays).push(line.slice(STRAY.length));
      return;
    }
    if (line.trim() === "") {
      gap = true;
      return;
    }
    const head = current && seen.size > 0 && !gap && isWithin(current.body, line) ? null : headOf(line, labels);
    const next = head?.rest ?? following[i] ?? "";
    const label = beginning(head ? next : line, labels);
    const again = label !== null && seen.has(label);
    const begins = !current || (seen.size > 0 && (head ? label !== null && (gap || again) : gap && again));
    if (begins) {
      blocks.push({
        name: head?.name ?? "",
        body: head ? (head.rest ?? "") : line,
        strays: strays.splice(0),
      });
      seen = new Set();
    } else {
      current.body += `\n${line}`;
    }
    gap = false;
    for (const { line: one } of labels.all(plain(begins && head ? (head.rest ?? "") : line))) seen.add(one);
  });
  return blocks;
}

/** Whether a line goes on with the one before: in brackets, after a comma, or where no name begins. */
function isWithin(body: string, line: string): boolean {
  const text = plain(body);
  if (goesOn(text) || text.split("(").length > text.split(")").length) return true;
  const name = line.replace(/^[\s•|*_#"«“\d.)]+/u, "");
  return !/^\p{Lu}/u.test(name) || /[,)]\s*$|\s[+−–-]?\d{1,3}\s*(?:\(|$)/u.test(name);
}

/** The next line after each that says anything. */
function followingOf(lines: readonly string[]): readonly string[] {
  let next = "";
  return lines
    .toReversed()
    .map((line) => {
      const after = next;
      if (line.trim() !== "" && !line.startsWith(STRAY)) next = line;
      return after;
    })
    .toReversed();
}

/** The label that a line begins with. */
function beginning(line: string, labels: Labels): Line | null {
  const found = labels.first(plain(line));
  return found && trimmed(line.slice(0, found.start)) === "" ? found.line : null;
}

/** The name that a line is, or begins with; `rest` are the figures on the same line. */
function headOf(line: string, labels: Labels): { readonly name: string; readonly rest?: string } | null {
  const found = labels.first(plain(line));
  const name = trimmed((found ? line.slice(0, found.start) : line).replace(/^\s*\d{1,3}[.)]\s+/, ""))
    .replace(/[\s–—-]+$/u, "")
    .trim();
  const isName =
    /\p{L}/u.test(name) && name.length <= MOST_NAME && !/[.;:!?]/.test(name.replaceAll(/\b\p{Lu}\./gu, ""));
  if (!isName || line.trimStart().startsWith("•")) return null;
  return found ? { name, rest: line.slice(found.start) } : { name };
}
