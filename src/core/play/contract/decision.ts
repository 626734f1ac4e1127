import type { Text } from "../../text/key.js";
import type { Override } from "./outcome.js";

/** A field of the keeper's edit window. */
export interface EditField {
  readonly name: string;
  readonly label: Text;
  /** A `flag` is "1" or "0"; `placeholder` is what the rules say. */
  readonly kind: "choice" | "number" | "flag";
  /** Bounds of a number, both included. */
  readonly range?: { readonly min: number; readonly max: number };
  /** Faces of the die that a button beside a number throws for it. */
  readonly die?: number;
  /** What was decided; empty: the rules do. */
  readonly value: string;
  /** The card says in words of its own what was decided. */
  readonly told?: true;
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: Text }[];
}

/** A word that settles what an outcome asks of the keeper, and what it decides as the edit window would. */
export interface Answer {
  readonly label: Text;
  readonly override: Override;
  /** More has to be said, e.g. who is hit instead: the edit window opens with it. */
  readonly window?: true;
}
