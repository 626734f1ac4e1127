import type { Text } from "../../text/text.js";

/** Numbers and ids that explain a modifier in words; each reader's client makes the sentence. */
export type Facts = Readonly<Record<string, string | number>>;

/** One number added to a roll, with the rule and the facts it comes from. */
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
  /** What it brings, where that is no number added to the dice, e.g. "+1 die". */
  readonly amount?: Text;
  /** It is a figure of the target: for whoever may know its numbers. */
  readonly secret?: boolean;
}

/** A modifier as played: switched on or off, with the player's reason where the line is theirs. */
export interface Line extends Modifier {
  readonly on: boolean;
  /** Derived by the ruleset, or added by whoever rolls. */
  readonly by: "rules" | "player";
  readonly reason: string;
}
