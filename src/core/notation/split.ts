import type { Labels } from "./labels.js";
import type { Line } from "./block.js";
import { plain, trimmed } from "./tidy.js";

/** A block in a pasted text. */
export interface BlockFound {
  name: string;
  body: string;
}

/** No name is longer. */
const MOST_NAME = 80;

/** Takes a text apart into blocks: each begins with its name, after an empty line or where labels begin anew. */
export function splitBlocks(raw: string, labels: Labels): readonly BlockFound[] {
  const lines = raw.split("\n");
  const following = followingOf(lines);
  const blocks: BlockFound[] = [];
  let seen = new Set<Line>();
  let gap = true;
  lines.forEach((line, i) => {
    if (line.trim() === "") {
      gap = true;
      return;
    }
    const current = blocks.at(-1);
    const head = headOf(line, labels);
    const next = head?.rest ?? following[i] ?? "";
    const label = beginning(head ? next : line, labels);
    const again = label !== null && seen.has(label);
    const begins = !current || (seen.size > 0 && (head ? label !== null && (gap || again) : gap && again));
    if (begins) {
      blocks.push({ name: head?.name ?? "", body: head ? (head.rest ?? "") : line });
      seen = new Set();
    } else {
      current.body += `\n${line}`;
    }
    gap = false;
    for (const { line: one } of labels.all(plain(begins && head ? (head.rest ?? "") : line))) seen.add(one);
  });
  return blocks;
}

/** The next line after each that says anything. */
function followingOf(lines: readonly string[]): readonly string[] {
  let next = "";
  return lines
    .toReversed()
    .map((line) => {
      const after = next;
      if (line.trim() !== "") next = line;
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
