import { list, optional, record, text, type Read, type Shapes } from "../../shape/shape.js";
import { DECIDED } from "../contract/figures.js";
import type { Outcome } from "../contract/outcome.js";

/**
 * An outcome by the shapes that its procedure declares for it, with the ids of the figures that the keeper has decided.
 * Of a procedure that declares none (`null`) it is plain data.
 */
export type Kept<K> = K extends Shapes ? Read<K> & { readonly [DECIDED]?: readonly string[] } : Outcome;

/** What a procedure says of an outcome; what it leaves out becomes the initial value of its shape. */
export type Said<K> = K extends Shapes ? Partial<Read<K>> : Outcome;

/** A function of the contract as a ruleset writes it: with outcomes by their shapes. */
export type OnKept<K, Member> = Member extends (outcome: Outcome, ...more: infer More) => infer Result
  ? (outcome: Kept<K>, ...more: More) => Result
  : never;

/** Reads outcomes, those that are being made and those that messages keep. */
export function keeper<K extends Shapes | null>(shapes: K | undefined) {
  const shape = shapes && record({ ...shapes, [DECIDED]: optional(list(text)) });
  // the one place where the compiler takes our word: a record of shapes is what `Read` says of them
  const read = (outcome: unknown) => (shape ? shape.read(outcome) : outcome) as Outcome & Kept<K>;
  return {
    read,
    /** A function that takes outcomes by their shapes, as one that takes them as they are stored. */
    on:
      <More extends readonly unknown[], R>(member: (outcome: Kept<K>, ...more: More) => R) =>
      (outcome: Outcome, ...more: More): R =>
        member(read(outcome), ...more),
  };
}
