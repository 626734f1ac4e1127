import { flagged, healed, json, mapOf, oneOf, record, text, whole, type Shape } from "../../shape/shape.js";
import type { Text } from "../../text/key.js";

/** Numbers and ids that explain a modifier in words; each reader's client makes the sentence. */
export type Facts = Readonly<Record<string, string | number>>;

/** Highest number of facts in one line. */
const MOST_FACTS = 20;

/** Shape of facts; drops values that are neither text nor number. */
export const FACTS: Shape<Facts> = healed(mapOf(json, MOST_FACTS), (kept) =>
  Object.fromEntries(
    Object.entries(kept).filter((fact): fact is [string, string | number] =>
      ["string", "number"].includes(typeof fact[1]),
    ),
  ),
);

/** One number added to a roll, with its rule and the facts behind it. */
export interface Modifier {
  readonly id: string;
  readonly value: number;
  /** Number of the rule in the ruleset's book; empty for a line added by hand. */
  readonly rule: string;
  readonly facts: Facts;
}

/** A modifier in words. */
export interface Explained {
  readonly name: Text;
  readonly source: Text;
  /** Its effect, where that is no number added to the dice, e.g. "+1 die". */
  readonly amount?: Text;
  /** Set for a number of the target: for readers who may know it. */
  readonly secret?: boolean;
}

/** A modifier as played: switched on or off, with the player's reason where the line is theirs. */
export interface Line extends Modifier {
  readonly on: boolean;
  /** Derived by the ruleset, or added by the roller. */
  readonly by: "rules" | "player";
  readonly reason: string;
}

/** Shape of a line as messages store it. */
export const LINE: Shape<Line> = record({
  id: text,
  value: whole,
  rule: text,
  facts: FACTS,
  on: flagged(true),
  by: oneOf(["rules", "player"]),
  reason: text,
});
