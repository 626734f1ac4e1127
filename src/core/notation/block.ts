import type { Json } from "../shape/shape.js";
import type { Lang, Words } from "./words.js";

/** Figures by their path under `system`. */
export type Figures = Readonly<Record<string, Json>>;

/** Something that an actor has, as it is stored. */
export interface Thing {
  readonly type: string;
  readonly name: string;
  readonly system: object;
}

/** Somebody as they are written: what is stored of them, and what follows from it where that is known. */
export interface Block {
  readonly name: string;
  readonly type: string;
  readonly system: object;
  readonly things: readonly Thing[];
  /** The prepared figures of an actor that lives; absent: only what is stored counts. */
  readonly live?: object;
}

/** Something that a block names, by the types that it may be of. */
export interface ThingRead {
  readonly types: readonly [string, ...string[]];
  name: string;
  /** What the block says of it. */
  figures: Record<string, Json>;
  /** What it begins with where no compendium knows it. */
  readonly base: Figures;
  /** The figures to store, once it is clear what it is: what a compendium knows of it, nested, or its base. */
  settled(known: object): Figures;
}

/** Something that was not told but follows, or had to be supposed: a language key, and what is filled in. */
export interface Guess {
  readonly key: string;
  readonly data: Readonly<Record<string, string | number>>;
}

/** A block while it is read. */
export interface Draft {
  /** The type of actor that it is read as. */
  readonly type: string;
  /** The reader's language, for what is told. */
  readonly lang: Lang;
  readonly figures: Record<string, Json>;
  readonly things: ThingRead[];
  readonly guessed: Guess[];
  /** What nobody understood, as it was written. */
  readonly left: string[];
}

/** A stretch of a block after its label: as it stands, and with one kind of dash and quote, of the same length. */
export interface Stretch {
  readonly raw: string;
  readonly text: string;
}

/** A line of a notation. */
export interface Line {
  readonly words: Words;
  /** The figure under `system` that it tells, where that is one. */
  readonly path?: string;
  /** Its text may be anything, or a list: only a label with a colon ends it. */
  readonly open?: boolean;
  /** The text after its label; empty: it is left out. */
  write(block: Block, lang: Lang): string;
  read(stretch: Stretch, draft: Draft): void;
}

/** How a ruleset writes its people down. */
export interface Notation {
  /** Sub-types of Actor that are written so; the first is made of what is read. */
  readonly types: readonly [string, ...string[]];
  /** Path under `system` of the formatted text that takes what is left over. */
  readonly notesAt: string;
  /** In the order in which they are written, and settled when read. */
  readonly lines: readonly Line[];
  /** What its types are called, where a block says what it is: whoever is none of the first is written so. */
  readonly called: Readonly<Record<string, Words>>;
  /** Figures that a type reckons by itself: a block may say them, and no sheet keeps them. */
  readonly follows?: Readonly<Record<string, readonly string[]>>;
  /** Whether a thing is only for the keeper to read. Absent: none is. */
  isSecret?(thing: Thing): boolean;
  /** What follows from the figures that were read, e.g. points that begin whole. */
  settle?(draft: Draft): void;
}

/** What was made of one block. */
export interface BlockRead {
  readonly name: string;
  /** The type that it says it is; `null` where it says none. */
  readonly said: string | null;
  readonly figures: Figures;
  readonly things: readonly ThingRead[];
  readonly guessed: readonly Guess[];
  readonly left: readonly string[];
  /** Lines that were understood, as they were written. */
  readonly told: readonly { readonly words: Words; readonly text: string }[];
}

/** What stands at a path of an object; `undefined` where nothing does. */
export function at(object: object | undefined, path: string): unknown {
  let here: unknown = object;
  for (const step of path.split(".")) {
    if (typeof here !== "object" || here === null) return undefined;
    here = (here as Readonly<Record<string, unknown>>)[step];
  }
  return here;
}

/** A figure of somebody who is stored, or of a block that is read, which has them by path. */
export function figureIn(from: object, path: string): number | null {
  const value: unknown = Object.hasOwn(from, path) ? (from as Readonly<Record<string, unknown>>)[path] : at(from, path);
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** A number at a path; `null` where there is none. */
export function numberAt(object: object | undefined, path: string): number | null {
  const value = at(object, path);
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** A text at a path; empty where there is none. */
export function textAt(object: object | undefined, path: string): string {
  const value = at(object, path);
  return typeof value === "string" ? value : "";
}

/** Figures by path as the nested object that stores them. */
export function nested(figures: Figures): Record<string, Json> {
  const made: Record<string, Json> = {};
  for (const [path, value] of Object.entries(figures)) {
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    let here = made as Record<string, unknown>;
    for (const step of steps) here = (here[step] ??= {}) as Record<string, unknown>;
    here[last] = value;
  }
  return made;
}
