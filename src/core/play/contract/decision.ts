import type { Text } from "../../text/key.js";
import type { Override } from "./outcome.js";

/** A field of the keeper's edit window. */
export interface EditField {
  readonly name: string;
  readonly label: Text;
  /** A `flag` is "1" or "0"; `placeholder` is the rules' value. */
  readonly kind: "choice" | "number" | "flag";
  /** Bounds of a number, both included. */
  readonly range?: { readonly min: number; readonly max: number };
  /** Faces of the die that a button beside the number throws for it. */
  readonly die?: number;
  /** The keeper's decision; empty: the rules decide. */
  readonly value: string;
  /** Set when the card itself says in words what was decided. */
  readonly shownOnCard?: true;
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: Text }[];
}

/** An answer of the keeper to what an outcome asks, with the override that it decides. */
export interface Answer {
  readonly label: Text;
  readonly override: Override;
  /** Opens the edit window, where the answer needs more, e.g. who is hit instead. */
  readonly window?: true;
}
