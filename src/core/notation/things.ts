import {
  nested,
  numberAt,
  type Block,
  type Draft,
  type Figures,
  type Line,
  type Thing,
  type ThingRead,
} from "./block.js";
import type { Json } from "../shape/shape.js";
import type { Facet } from "./facets.js";
import { leave, written } from "./lines.js";
import { parted, trimmed } from "./tidy.js";
import { quoted, type Lang, type Words } from "./words.js";

/** The number after a thing's name. */
export interface Score {
  readonly signed?: boolean;
  /** What is written; `null`: nothing. */
  told(thing: Thing, block: Block): number | null;
  /** What is stored of what was written, for a thing of these figures. */
  kept(score: number, system: object, draft: Draft): Figures;
  /** A star behind it. */
  readonly star?: { told(thing: Thing): boolean; readonly kept: Figures };
}

/** A line that lists things: `Griffes +7 (1d6+2), Morsure +2 (1d8)`. */
export interface ThingsSpec {
  readonly words: Words;
  readonly types: readonly [string, ...string[]];
  /** Which of these types belong here; absent: all. */
  isHere?(thing: Thing): boolean;
  /** Path of how many there are: `2 × Griffes`. */
  readonly count?: string;
  readonly score?: Score;
  readonly facets?: readonly Facet[];
  /** What those begin with that no compendium knows, and of which the block tells none of this. */
  readonly base?: Figures;
}

/** A line that begins with a label of its own, which is nobody's: no list goes on there. */
const STRANGER = /\n[\s•]*\p{Lu}[\p{L}' -]{0,40}:\s/gu;

/** Where the first of them begins that stands in no brackets and quotes; else the end. */
function strangerIn(text: string): number {
  for (const { index } of text.matchAll(STRANGER)) {
    const before = text.slice(0, index);
    const open = before.split("(").length > before.split(")").length || before.split('"').length % 2 === 0;
    if (!open) return index;
  }
  return text.length;
}

/** A score that is stored as it is written. */
export function plainScore(path: string, signed = false): Score {
  return { signed, told: ({ system }) => numberAt(system, path), kept: (score) => ({ [path]: score }) };
}

/** A line that lists things. */
export function thingsLine(spec: ThingsSpec): Line {
  const { words, types, facets = [], score, count } = spec;
  const tell = (thing: Thing, block: Block, lang: Lang) => {
    const many = count === undefined ? null : numberAt(thing.system, count);
    const value = score?.told(thing, block) ?? null;
    const star = value !== null && score?.star?.told(thing) === true ? "*" : "";
    const parts = facets.map((facet) => facet.write(thing.system, lang, block)).filter(Boolean);
    const before = many !== null && many > 1 ? `${String(many)} × ` : "";
    const figure = value === null ? "" : ` ${written(value, lang, score?.signed)}${star}`;
    return `${before}${nameWritten(thing.name, lang)}${figure}${parts.length > 0 ? ` (${parts.join(", ")})` : ""}`;
  };
  return {
    words,
    open: true,
    write: (block, lang) =>
      block.things
        .filter((thing) => types.includes(thing.type) && (spec.isHere?.(thing) ?? true))
        .map((thing) => tell(thing, block, lang))
        .join(", "),
    read: ({ raw, text }, draft) => {
      const to = strangerIn(text);
      for (const entry of entriesOf(text.slice(0, to), raw.slice(0, to))) readEntry(entry, spec, draft);
      const rest = trimmed(raw.slice(to));
      if (rest !== "") draft.left.push(rest);
    },
  };
}

/** A name that would be taken apart stands in quotes. */
function nameWritten(name: string, lang: Lang): string {
  if (!/[,;·•]|\s[-+−]?\d+$/.test(name)) return name;
  return quoted(name.replaceAll(/[«»“”"]/g, ""), lang);
}

interface Entry {
  readonly text: string;
  readonly raw: string;
}

/** The entries of a list; where anything parts them better than commas, commas are theirs. */
function entriesOf(whole: string, raw: string): readonly Entry[] {
  const text = whole.replaceAll(/\n(?=[ ]*[(+\-\p{Ll}\d])/gu, " "); // a line that was broken, as long as before
  const strong = (letter: string) => ";•·".includes(letter);
  const marks = parted(text, strong).filter((part) => trimmed(part) !== "").length > 1 ? strong : null;
  const commas = parted(text, (letter) => letter === ",").length > 1;
  const isMark = marks ?? ((letter: string) => letter === "," || (!commas && letter === "\n"));
  let from = 0;
  return parted(text, isMark).flatMap((part) => {
    const written = raw.slice(from, from + part.length);
    from += part.length + 1;
    const [start, end] = [
      part.length - part.replace(/^[\s:.,;•·]+/, "").length,
      part.replace(/[\s.,;•·]+$/, "").length,
    ];
    const entry = { text: part.slice(start, end), raw: written.slice(start, end) };
    return entry.text === "" || /^(?:-|aucune?|none)$/i.test(entry.text) ? [] : [entry];
  });
}

function readEntry({ text, raw }: Entry, spec: ThingsSpec, draft: Draft): void {
  const figures: Record<string, Json> = {};
  const thing: ThingRead = { types: spec.types, name: "", figures, base: {}, settled: () => figures };
  const left: string[] = [];
  let [from, to] = [0, text.length];
  const bracket = bracketAt(text, to);
  if (bracket) {
    const inner = (of: string) => of.slice(bracket + 1, to - 1);
    const parts = partsOf(inner(text), inner(raw));
    const read = parts.map((part) => readPart(part.trim(), spec.facets ?? []));
    if (read.some((figures) => figures !== null)) {
      read.forEach((figures, i) =>
        figures ? Object.assign(thing.figures, figures) : left.push(parts[i]?.trim() ?? ""),
      );
      to = bracket;
    }
  }
  const score = spec.score && /\s([+-]?\s?\d{1,3})\s*(\*?)\s*$/.exec(text.slice(0, to));
  if (score) to = score.index;
  const count = spec.count === undefined ? null : /^(\d{1,2})\s*x\s+/i.exec(text);
  if (count && spec.count !== undefined) {
    from = count[0].length;
    thing.figures[spec.count] = Number(count[1]);
  }
  thing.name = raw
    .slice(from, to)
    .replaceAll(/[ \t\n]+/g, " ")
    .replace(/^[\s«“"]+|[\s»”":,-]+$/gu, "");
  if (!/\p{L}/u.test(thing.name)) {
    leave(draft, spec.words, raw);
    return;
  }
  if (score && spec.score) {
    const { kept, star } = spec.score;
    const told = Number((score[1] ?? "").replaceAll(/\s/g, ""));
    if (score[2] === "*") Object.assign(figures, star?.kept);
    thing.settled = (known) => ({ ...figures, ...kept(told, { ...known, ...nested(figures) }, draft) });
  }
  const { base = {} } = spec;
  draft.things.push(Object.keys(base).some((path) => path in figures) ? thing : { ...thing, base });
  for (const part of left) if (part !== "") draft.left.push(`${thing.name} : ${part}`);
}

/** What stands between brackets, part by part, as it was written. */
function partsOf(text: string, raw: string): readonly string[] {
  let from = 0;
  return parted(text, (letter) => letter === "," || letter === ";").map((part) => {
    const written = raw.slice(from, from + part.length);
    from += part.length + 1;
    return written.replaceAll(/\s*\n\s*/g, " ");
  });
}

function readPart(part: string, facets: readonly Facet[]): Figures | null {
  for (const facet of facets) {
    const read = facet.read(part);
    if (read) return read;
  }
  return null;
}

/** Where the bracket opens that a text ends with; `null` where it ends otherwise. */
function bracketAt(text: string, end: number): number | null {
  if (text.charAt(end - 1) !== ")") return null;
  let depth = 0;
  for (let at = end - 1; at > 0; at--) {
    if (text.charAt(at) === ")") depth++;
    else if (text.charAt(at) === "(" && --depth === 0) return at;
  }
  return null;
}
