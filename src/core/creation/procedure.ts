import type { Json } from "../shape/shape.js";
import type { RollSpec } from "../play/contract/dice.js";
import type { Tally } from "../text/key.js";
import type { Text } from "../text/text.js";

/**
 * What was decided so far. It is stored on the actor, where objects are merged into older ones: an object keeps the
 * same keys for good, and what comes and goes stands in lists. Its `name`, if it has one, is that of the character.
 */
export type Draft = Readonly<Record<string, Json>>;

/**
 * Something that can be chosen: an entry of a compendium, an item of the world, or one the actor has; or an actor of a
 * compendium to start from.
 */
export interface Entry {
  /** UUID, or the id of an item the actor has. */
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly img: string;
  readonly owned: boolean;
  /** Id of the actor of a compendium that carries it: it comes with that actor, and is not offered by itself. */
  readonly within?: string;
  readonly system: Readonly<Record<string, unknown>>;
}

/** What the steps work on besides the draft. */
export interface Desk {
  readonly actor: Actor;
  /** Everything that can be chosen, by id, in the order of its names. */
  readonly shelf: ReadonlyMap<string, Entry>;
}

/** One box to fill in; `path` is handed back with its new value. */
export interface Field {
  readonly path: string;
  /**
   * A line of text, or several `lines` of it; a `flag` is a yes or no. Of `flags` any number are set: the value lists
   * them, and each hands back `path/option` with a yes or no. A `slider` is a number between bounds that are near each
   * other, `pips` one so small that each point can be clicked.
   */
  readonly kind: "text" | "lines" | "number" | "slider" | "pips" | "choice" | "image" | "flag" | "flags";
  readonly label: Text;
  readonly value: Json;
  readonly hint?: Text;
  /** Takes the whole width. */
  readonly wide?: true;
  /** Bounds and step of a number. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly options?: readonly { readonly value: string; readonly label: Text | string }[];
}

/** A cell of a table: a box, or a figure or word to read. */
export type Cell = Field | Text | string;

/** One thing a step shows. */
export type Block =
  | {
      readonly kind: "fields";
      /** Where several groups of fields follow one another. */
      readonly caption?: Text | string;
      /** A button that empties them all: its path is handed back with its value. */
      readonly empty?: { readonly path: string; readonly value: Json; readonly label: Text };
      readonly fields: readonly Field[];
    }
  | {
      readonly kind: "table";
      readonly caption: Text;
      /** The caption is to be read by all, not by screen readers alone: where several tables follow one another. */
      readonly titled?: true;
      /** Headings after the first column, which names the row. */
      readonly head: readonly Text[];
      readonly rows: readonly { readonly name: Text | string; readonly cells: readonly Cell[] }[];
    }
  | {
      readonly kind: "dice";
      readonly label: Text;
      /** Path that is handed back with what fell: a list of {@link Fallen}, one for each roll. */
      readonly path: string;
      readonly done: boolean;
      readonly rolls: readonly RollSpec[];
    }
  | {
      readonly kind: "chosen";
      readonly caption: Text;
      readonly empty: Text;
      /** Path that is handed back with the key of a row to take it away. */
      readonly remove: string;
      readonly rows: readonly {
        readonly key: string;
        /** Id of its entry. */
        readonly from: string;
        readonly name: string;
        readonly img: string;
        readonly note: string;
        readonly fields: readonly Field[];
      }[];
    }
  | {
      readonly kind: "picker";
      readonly id: string;
      readonly caption: Text;
      readonly empty: Text;
      /** Path that is handed back with the id of an entry to add it. */
      readonly add: string;
      readonly rows: readonly {
        readonly id: string;
        readonly name: string;
        readonly img: string;
        readonly note: string;
      }[];
    }
  | {
      readonly kind: "figures";
      readonly caption: Text;
      readonly rows: readonly { readonly label: Text | string; readonly value: string }[];
    }
  | { readonly kind: "note"; readonly text: Text }
  /** How much of an allowance is used: what is left leads the step, and stays in sight. */
  | ({ readonly kind: "tally" } & Tally);

/** What fell in one roll: each die as it shows, and the total. */
export type Fallen = { readonly total: number; readonly faces: readonly number[] };

/** One step; a last one, the summary, is added to those of the ruleset. */
export interface Step {
  readonly id: string;
  readonly name: Text;
  readonly intro: Text;
  /** Whether it concerns this character at all; every step does that does not say. */
  concerns?(draft: Draft, desk: Desk): boolean;
  blocks(draft: Draft, desk: Desk): readonly Block[];
}

/**
 * Something to be done, against a limit, or only good to know. The first two have to be waved through knowingly; what
 * the keeper `asked` for is for the keeper to wave through.
 */
export interface Problem {
  readonly step: string;
  readonly kind: "missing" | "illegal" | "note" | "asked";
  readonly text: Text;
  /** Only a keeper may wave it through. */
  readonly firm?: true;
  /** How much is left to spend: the list of steps says so, where it would tick the step. */
  readonly left?: number;
}

/** An item to create: a copy of an entry, under a name of its own if it has one, or one made of answers. */
export type NewItem = { readonly id: string; readonly system: object } & (
  | { readonly from: string; readonly name?: string }
  | { readonly type: string; readonly name: string; readonly img: string }
);

/** What finishing writes. Items to create bear ids of our own, so that doing it again adds none. */
export interface Result {
  readonly update: Readonly<Record<string, unknown>>;
  readonly create: readonly NewItem[];
  readonly change: readonly { readonly id: string; readonly name?: string; readonly system: object }[];
  readonly remove: readonly string[];
}

/** The door to the making of characters: all that is known of it before somebody goes through. */
export interface CreationDoor {
  /** Sub-types of Actor it makes. */
  readonly types: readonly string[];
  /** Whether nobody has filled in the sheet yet. */
  untouched(actor: Actor): boolean;
  load(): Promise<CreationProcedure>;
}

/** How a ruleset makes a character, step by step. Nothing is written before the end, and no limit is imposed. */
export interface CreationProcedure {
  /**
   * Sub-types of Item to choose from, and the data paths of entries that the steps read; sub-types of Actor whose like
   * in compendia can be started from, with all that they carry.
   */
  readonly catalogue: {
    readonly types: readonly string[];
    readonly fields: readonly string[];
    readonly models?: readonly string[];
  };
  readonly steps: readonly Step[];
  /** Brings the style that its window has in common with the sheets, where it is not there from the start. */
  dress?(): void;
  /** Data path of the actor that says whether a keeper has approved it, where one has to. */
  readonly approval?: string;
  /** The draft to go on from: what is stored, healed and brought up to date with the sheet, or the sheet itself. */
  draft(stored: unknown, desk: Desk): Draft;
  /** The draft with one thing decided otherwise; `key` is an id for whatever is added. */
  decide(draft: Draft, path: string, value: Json, desk: Desk, key: string): Draft;
  problems(draft: Draft, desk: Desk): readonly Problem[];
  /** What the summary shows. */
  summary(draft: Draft, desk: Desk): readonly Block[];
  result(draft: Draft, desk: Desk): Result;
}
