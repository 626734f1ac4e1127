import type { Text } from "../../text/key.js";

/**
 * A named fact of a card: what, how much, by which rule; `audience`: all, who may know the target's numbers, those of both
 * sides, or the keeper.
 */
export interface CardFact {
  readonly label: Text;
  readonly value: Text;
  readonly rule: string;
  readonly audience: "all" | "numbers" | "both" | "keeper";
}

/** What stands in a circle or box of somebody's sheet. */
export type MarkShown = "full" | "crossed" | "empty";

/** A row of circles or boxes as an outcome leaves it; what it marked itself is new. */
export interface MarkRow {
  readonly label: Text;
  /** Numbers of the sheet that it draws: whoever sees it is not told them once more. */
  readonly draws: readonly string[];
  readonly marks: readonly { readonly mark: MarkShown; readonly isNew: boolean }[];
}

/** Where a number can lie, e.g. hit points from as many below zero to their maximum. */
export interface Scale {
  readonly least: number;
  readonly most: number;
  /** Numbers at which something changes. */
  readonly marks: readonly number[];
}

/** One thing of several that an outcome does: the keeper may untick it, or tick what the rules leave out. */
export interface Tick {
  /** The field of the override that says so: 1 or 0. */
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
