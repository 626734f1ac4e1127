import type { Labels } from "./labels.js";
import { STRAY } from "./printed.js";
import { plain } from "./tidy.js";

/** A line in two halves; the second is empty where it has none. */
type Halves = readonly [string, string];

/** What parts two columns that were copied line by line. */
const GAP = /\S(\t[ \t]*| {3,})(?=\S)/;

/** Two columns that were copied line by line, one below the other; any other text as it is. */
export function uncolumned(lines: readonly string[], labels: Labels): readonly string[] {
  const made: string[] = [];
  for (let at = 0; at < lines.length;) {
    const end = endOf(lines, at);
    const zone = lines.slice(at, end);
    made.push(...(inColumns(zone, labels) ?? zone));
    at = end;
  }
  return made;
}

/** Where the lines end that stand together; an empty line is a part of its own. */
function endOf(lines: readonly string[], from: number): number {
  let end = from + 1;
  if ((lines[from] ?? "").trim() === "") return end;
  while (end < lines.length && (lines[end] ?? "").trim() !== "") end++;
  return end;
}

/** Lines that stand together, as two columns; `null` where they are one. */
function inColumns(zone: readonly string[], labels: Labels): readonly string[] | null {
  const halves = zone.map((line) => halvesOf(line, labels));
  const both = halves.flatMap((half, i) => (half[1] === "" ? [] : [i]));
  const [first = 0] = both;
  if (both.length < 2) return null;
  const parted = halves.map((half, i): Halves => (i < first ? namesIn(zone[i] ?? "") : half));
  const right = parted.map(([, half]) => half).filter((half) => half !== "");
  return [...parted.map(([half]) => half).filter((half) => half !== ""), "", ...right];
}

/** The halves of a line whose both begin with a label. */
function halvesOf(line: string, labels: Labels): Halves {
  const whole: Halves = [line, ""];
  const gap = GAP.exec(line);
  if (gap) {
    const right = line.slice(gap.index + gap[0].length);
    if (begins(line, labels) && begins(right, labels)) return [line.slice(0, gap.index + 1), right];
  }
  if (!begins(line, labels)) return whole;
  const again = labels.again(plain(line));
  return again === null ? whole : [line.slice(0, again).trimEnd(), line.slice(again)];
}

/** Two names side by side: parted by a gap, else in the middle. */
function namesIn(line: string): Halves {
  if (line.startsWith(STRAY)) return [line, ""];
  const gap = /\S(\t[ \t]*| {2,})(?=\S)/.exec(line);
  if (gap) return [line.slice(0, gap.index + 1), line.slice(gap.index + gap[0].length)];
  const words = line.trim().split(/\s+/);
  if (words.length % 2 === 1) return [line, ""];
  const half = words.length / 2;
  return [words.slice(0, half).join(" "), words.slice(half).join(" ")];
}

function begins(line: string, labels: Labels): boolean {
  const found = labels.first(plain(line));
  return found !== null && /^[\s•|]*$/u.test(line.slice(0, found.start));
}
