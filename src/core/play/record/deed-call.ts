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

/** The most choices a deed may hold, and entries in one of them. */
const MOST_CHOICES = 30;
/** The most people that a deed may put together. */
const MOST_PEOPLE = 100;

const WORDS = list(text, MOST_CHOICES);

/** A choice is what a field of a window gives, or a few of them. */
function choice(value: unknown): Json {
  if (typeof value === "boolean") return value;
  return Array.isArray(value) ? WORDS.read(value) : (real.fits(value) ? real : text).read(value);
}

/** What was chosen for a deed, by id of the field. */
export const DEED_CHOICES: Shape<DeedChoices> = {
  fits: INTENT.fits,
  read: (source) => {
    const entries = DEED_CHOICES.fits(source) ? Object.entries(source as object).slice(0, MOST_CHOICES) : [];
    return Object.fromEntries(
      entries.flatMap(([key, value]: [string, unknown]) => (value === null ? [] : [[key, choice(value)]])),
    );
  },
};

/** What forces a deed: the card whose writing does, by id of what was judged, and which of its targets; `null`: no card. */
const FORCE = record({ card: nullable(text), target: whole });
export type Force = Read<typeof FORCE>;

/** Which deed a message or a verdict is about; `null` when it names none. */
export const DEED_CALL = nullable(
  such(
    record({
      id: text,
      choices: DEED_CHOICES,
      /** Time called for it, nobody did: it is written as wounds are, by the table's setting. */
      clock: flag,
      /** World time when it was done, in seconds. */
      time: real,
      /** How many rolls each target has: what is known of them once its actor is gone. */
      rolls: list(wholeFrom(0, Number.MAX_SAFE_INTEGER)),
      /** Id of the attack it is about, or of the deed it joins or concludes; `null` when about none. */
      about: nullable(text),
      /** Ids of those who had joined what it concludes, as its author saw it. */
      joined: list(text, MOST_PEOPLE),
      /** What forces it on whoever does it; `null` where nothing does. */
      forced: nullable(FORCE),
    }),
    ({ id }) => id !== "",
  ),
);
export type DeedCall = NonNullable<Read<typeof DEED_CALL>>;

/** The people of a deed as an attack's intent has them; whoever it is done to first stands for the doer. */
export const DEED_INTENT = healed(record({ ruleset: json, targets: json, combat: json }), (said): Intent => {
  const intent = INTENT.read(said);
  const [first] = intent.targets;
  return first ? { ...intent, attacker: { ...first, actor: first.actor ?? "" } } : intent;
});

/** Modifiers as a message holds them: nobody switches off what a deed derives. */
export function linesOf(modifiers: readonly Modifier[]): readonly Line[] {
  return modifiers.map((modifier) => ({ ...modifier, on: true, by: "rules", reason: "" }));
}
