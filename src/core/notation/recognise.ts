import type { BlockRead, Notation } from "./block.js";
import { readBlock } from "./read.js";
import type { BlockFound } from "./split.js";

/** How a block is read: in which notation, and as which of its types. */
export interface Recognised {
  readonly notation: Notation;
  readonly type: string;
}

/** What is known of types, which notations do not say. */
export interface Knowledge {
  /** Whether a type of actor has a place for a figure. */
  holds(type: string, path: string): boolean;
  /** The type of somebody known by this name; `null` for nobody. */
  typeOf(name: string, notation: Notation): string | null;
}

/**
 * Finds out how a block is to be read: the notation that understands most of it, and whom it describes.
 * @param notations the first is taken where several understand as much
 */
export function recognised(found: BlockFound, notations: readonly Notation[], knowledge: Knowledge): Recognised {
  const [first, ...others] = notations;
  if (!first) throw new Error("no notation");
  let best = weighed(found, first, knowledge);
  for (const other of others) {
    const one = weighed(found, other, knowledge);
    if (one.weight > best.weight) best = one;
  }
  const { notation, read } = best;
  return { notation, type: read.said ?? knowledge.typeOf(found.name, notation) ?? typeIn(read, notation, knowledge) };
}

function weighed(found: BlockFound, notation: Notation, knowledge: Knowledge) {
  const read = readBlock(found, notation);
  const known = knowledge.typeOf(found.name, notation) === null ? 0 : 0.5;
  return { notation, read, weight: weightOf(read, notation) + (read.said === null ? 0 : 1) + known };
}

/** How well a block was understood: by its figures and things, less what was left; prose says the same in every game. */
function weightOf({ told, things, left }: BlockRead, { lines }: Notation): number {
  const open = new Set(lines.filter((line) => line.open === true).map(({ words }) => words));
  const figures = told.filter(({ words }) => !open.has(words)).length;
  const facets = things.reduce((sum, thing) => sum + Math.min(3, Object.keys(thing.figures).length), 0);
  return figures + (told.length - figures) / 2 + facets / 2 - left.length;
}

/** The type that has a place for most of what a block says; the first of several. */
function typeIn({ figures }: BlockRead, { types, follows = {} }: Notation, { holds }: Knowledge): string {
  const misfits = (type: string): number =>
    Object.entries(figures).filter(
      ([path, value]) => value !== null && value !== "" && !(follows[type] ?? []).includes(path) && !holds(type, path),
    ).length;
  const [first, ...others] = types;
  let best = { type: first, misfits: misfits(first) };
  for (const type of others) {
    const one = { type, misfits: misfits(type) };
    if (one.misfits < best.misfits) best = one;
  }
  return best.type;
}
