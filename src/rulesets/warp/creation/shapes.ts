import { within } from "../../../core/creation/bounded.js";
import { healed, json, list, record, type Json, type Shape } from "../../../core/shape/shape.js";

/** More than anybody writes of a character, less than would hold up the table. */
const MOST_LETTERS = 20_000;
/** More dice than any character throws at once. */
const MOST_DICE = 60;

/** A text that may be long, as it was typed; `null` when nobody typed one. */
export const LONG_TEXT = healed(json, (typed) => (typeof typed === "string" ? typed.slice(0, MOST_LETTERS) : null));

/** Those of some values that a list names, in their own order; the `initial` ones where there is no list. */
export function someOf<const T extends Json>(all: readonly T[], initial: readonly T[] = []): Shape<readonly T[]> {
  return healed(json, (found) => (Array.isArray(found) ? all.filter((one) => found.includes(one)) : initial));
}

/** Faces of six-sided dice. */
export const FACES = list(within(1, 6, 1), MOST_DICE);
/** What fell in each roll of a step. */
export const FALLEN = list(record({ faces: FACES }));
