import type { Text } from "../../text/key.js";

/**
 * A named fact of a card, with its value and its rule. `audience`: everybody, those who may know the target's numbers,
 * owners of either side, or keepers.
 */
export interface CardFact {
  readonly label: Text;
  readonly value: Text;
  readonly rule: string;
  readonly audience: "all" | "numbers" | "both" | "keeper";
}

/** State of a circle or box on a sheet. */
export type MarkShown = "full" | "crossed" | "empty";

/** A row of circles or boxes as an outcome leaves it; those that the outcome marked are new. */
export interface MarkRow {
  readonly label: Text;
  /** Paths of the numbers that the row draws: its readers get no text about them. */
  readonly draws: readonly string[];
  readonly marks: readonly { readonly mark: MarkShown; readonly isNew: boolean }[];
}

/** Bounds of a number, e.g. hit points from their negative maximum to their maximum. */
export interface Scale {
  readonly least: number;
  readonly most: number;
  /** Numbers at which something changes. */
  readonly marks: readonly number[];
}

/** One of several effects of an outcome: the keeper may untick it, or tick one that the rules leave out. */
export interface Tick {
  /** Field of the override that says so: 1 or 0. */
  readonly name: string;
  readonly label: Text;
  readonly note: Text | null;
  readonly on: boolean;
}

/** A stripe across a card. */
export interface Banner {
  readonly die: { readonly faces: number; readonly value: number };
  readonly title: Text;
  readonly note: Text;
  readonly rule: string;
}
