import type { BlockLine } from "../sheets/block.js";

/**
 * Reads what an index holds of an entry, at a path under `system`; where nothing is stored, what its type begins with.
 * Anybody may have written it: it is `unknown` to whoever reads.
 */
export type Reader = (path: string) => unknown;

/** What stands in a column: the text, and what it is sorted by. */
export interface Cell {
  readonly text: string;
  readonly order: number | string;
}

/** A figure of entries: a column of the list, and a line of the preview. */
export interface Column {
  readonly id: string;
  /** Language key. */
  readonly label: string;
  /** Paths under `system` that it reads. */
  readonly paths: readonly string[];
  /** What an entry of a sub-type has there; `null` for nothing. */
  cell(read: Reader, type: string): Cell | null;
  /** The one figure that is looked at first. */
  readonly leading?: true;
}

/** One answer of a sieve. */
export interface Choice {
  readonly id: string;
  /** Text for its reader, or a language key. */
  readonly label: string;
}

/** What entries are sifted by: those remain that have one of the chosen marks. */
export interface Sieve {
  readonly id: string;
  /** Language key. */
  readonly label: string;
  readonly paths: readonly string[];
  readonly choices: readonly Choice[];
  /** The choices that an entry answers to. */
  marks(read: Reader, type: string): readonly string[];
}

/** What is looked for together: the sub-types, the columns of their list, and what sifts them. */
export interface Kind {
  readonly id: string;
  /** Language key of its name, of many: « Armes ». */
  readonly label: string;
  /** Sub-types of Actor and Item. */
  readonly types: readonly string[];
  /** Shown where there is room, in this order; those that come first stay longest. */
  readonly columns: readonly Column[];
  readonly sieves?: readonly Sieve[];
  /** Column by which the list is sorted at first; absent: by name. */
  readonly sortedBy?: string;
  /** Further figures, for the preview alone. */
  readonly figures?: readonly Column[];
  /** Paths under `system` of its formatted texts, for the preview. Absent: `description`. */
  readonly texts?: readonly string[];
}

/** What a ruleset brings to the browser of compendia. */
export interface Shelves {
  readonly kinds: readonly Kind[];
  /** Loads what makes the stat block of an actor, as its book prints it; called with the first that is looked at. */
  block(): Promise<(actor: Actor) => readonly BlockLine[]>;
}
