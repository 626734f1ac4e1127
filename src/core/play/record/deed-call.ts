import {
  flag,
  healed,
  json,
  list,
  nullable,
  real,
  record,
  such,
  text,
  whole,
  wholeFrom,
  type Json,
  type Read,
  type Shape,
} from "../../shape/shape.js";
import type { DeedChoices } from "../contract/deed.js";
import type { Line, Modifier } from "../contract/modifiers.js";
import { INTENT, type Intent } from "./intent.js";

/** Highest number of choices in a deed, and of entries in one of them. */
const MOST_CHOICES = 30;
/** Highest number of actors that one deed can name. */
const MOST_PEOPLE = 100;

const WORDS = list(text, MOST_CHOICES);

/** Reads a choice: a value of a window's field, or a list of them. */
function choice(value: unknown): Json {
  if (typeof value === "boolean") return value;
  return Array.isArray(value) ? WORDS.read(value) : (real.fits(value) ? real : text).read(value);
}

/** Shape of a deed's choices, by id of the field. */
export const DEED_CHOICES: Shape<DeedChoices> = {
  fits: INTENT.fits,
  read: (source) => {
    const entries = DEED_CHOICES.fits(source) ? Object.entries(source as object).slice(0, MOST_CHOICES) : [];
    return Object.fromEntries(
      entries.flatMap(([key, value]: [string, unknown]) => (value === null ? [] : [[key, choice(value)]])),
    );
  },
};

/** Shape of what forces a deed: id of the judged message whose card does (`null`: no card), and index of its target. */
const FORCE = record({ card: nullable(text), target: whole });
export type Force = Read<typeof FORCE>;

/** Shape of the deed that a message or a verdict is about; `null` when it names none. */
export const DEED_CALL = nullable(
  such(
    record({
      id: text,
      choices: DEED_CHOICES,
      /** True when time called for it rather than a user: it is written as wounds are, by the table's setting. */
      clock: flag,
      /** World time of the deed, in seconds. */
      time: real,
      /** Number of rolls for each target, for when its actor is deleted. */
      rolls: list(wholeFrom(0, Number.MAX_SAFE_INTEGER)),
      /** Id of the attack it is about, or of the deed it joins or concludes; `null`: none. */
      about: nullable(text),
      /** Ids of the deeds that had joined the one it concludes, as its author saw them. */
      joined: list(text, MOST_PEOPLE),
      /** Id of the inquiry whose answer by a keeper it was chosen by; empty: none. */
      given: text,
      /** What forces it on its actor; `null`: nothing. */
      forced: nullable(FORCE),
    }),
    ({ id }) => id !== "",
  ),
);
export type DeedCall = NonNullable<Read<typeof DEED_CALL>>;

/** Shape of a deed's actors, as an attack's intent stores them; the first target stands for the doer. */
export const DEED_INTENT = healed(record({ ruleset: json, targets: json, combat: json }), (said): Intent => {
  const intent = INTENT.read(said);
  const [first] = intent.targets;
  return first ? { ...intent, attacker: { ...first, actor: first.actor ?? "" } } : intent;
});

/** Makes the lines that a message stores: nobody switches off what a deed derives. */
export function linesOf(modifiers: readonly Modifier[]): readonly Line[] {
  return modifiers.map((modifier) => ({ ...modifier, on: true, by: "rules", reason: "" }));
}
