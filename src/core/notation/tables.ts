import type { Labels } from "./labels.js";
import { STRAY } from "./printed.js";
import { plain } from "./tidy.js";

const NUMBER = /^[+-]?\d{1,4}(?:[.,]\d+)?$|^-+$/;

/** Numbers under their labels, in rows or in columns, as labels that a number follows each. */
export function untabled(lines: readonly string[], labels: Labels): readonly string[] {
  const made: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const table = tableAt(lines, at, labels);
    if (!table) {
      made.push(lines[at] ?? "");
      continue;
    }
    made.push(...table.strays, table.text);
    at += table.length - 1;
  }
  return made;
}

/** The table that begins with a line; `null` where none does. */
function tableAt(lines: readonly string[], from: number, labels: Labels) {
  const names: string[] = [];
  const values: string[] = [];
  const strays: string[] = [];
  let at = from;
  for (; at < lines.length; at++) {
    const alone = labels.alone(lines[at] ?? "");
    if (alone.length === 0) break;
    names.push(...alone);
  }
  if (names.length < 2) return null;
  for (; at < lines.length && values.length < names.length; at++) {
    const line = lines[at] ?? "";
    if (line.startsWith(STRAY)) strays.push(line);
    if (line.trim() === "" || line.startsWith(STRAY)) continue;
    const numbers = numbersIn(line);
    if (numbers.length === 0) return null;
    values.push(...numbers);
  }
  if (values.length !== names.length) return null;
  return { length: at - from, strays, text: names.map((name, i) => `${name} ${values[i] ?? ""}`).join(", ") };
}

/** The numbers that a line consists of; none where it says anything else. Modifiers in brackets are of the number before. */
function numbersIn(line: string): readonly string[] {
  const parts = line
    .replaceAll(/\s*\([^()]*\)/g, "")
    .split(/[\s|,;]+/)
    .filter((part) => part !== "");
  return parts.every((part) => NUMBER.test(plain(part))) ? parts : [];
}
