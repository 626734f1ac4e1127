import { list, optional, record, text, type Read, type Shapes } from "../../shape/shape.js";
import { DECIDED } from "../contract/figures.js";
import type { Outcome } from "../contract/outcome.js";

/** Outcome of a procedure that stores nothing. */
export type Nothing = Readonly<Record<string, never>>;

/** An outcome by the shapes that its procedure declares, with the ids of the figures that the keeper decided. */
export type Kept<K extends Shapes> = Read<K> & { readonly [DECIDED]?: readonly string[] };

/** An outcome as a procedure returns it; what it leaves out becomes the initial value of its shape. */
export type PartialOutcome<K extends Shapes> = Partial<Read<K>>;

/** A function of the contract as a ruleset writes it: its outcomes typed by their shapes. */
export type OnKept<K extends Shapes, Member> = Member extends (outcome: Outcome, ...more: infer More) => infer Result
  ? (outcome: Kept<K>, ...more: More) => Result
  : never;

/** Makes readers of outcomes by their shapes, for new ones and for those that messages store. */
export function keeper<K extends Shapes>(shapes: K) {
  const shape = record({ ...shapes, [DECIDED]: optional(list(text)) });
  // the one place where the compiler takes our word: a record of shapes is what `Read` says of them
  const read = (outcome: unknown) => shape.read(outcome) as Outcome & Kept<K>;
  return {
    read,
    /** Turns a function of typed outcomes into one of stored outcomes. */
    on:
      <More extends readonly unknown[], R>(member: (outcome: Kept<K>, ...more: More) => R) =>
      (outcome: Outcome, ...more: More): R =>
        member(read(outcome), ...more),
  };
}
