import type { Text } from "../../text/key.js";

/** A place on a scene, in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a scene shows of a shot, as far as it tells. */
export interface Scenery {
  /** From 0, broad day, to 1. */
  readonly darkness: number;
  /** Who has moved since their last turn of a fight. */
  readonly attackerMoved: boolean;
  readonly targetMoved: boolean;
  /** How much of the target walls keep from the attacker, from 0 to 1; 0 where this client shows another scene. */
  readonly covered: number;
}

/** The window's choices by id, e.g. the zone aimed at. */
export type Choices = Readonly<Record<string, string>>;

/** Everything the rules may know before the dice fall. */
export interface Situation {
  readonly attacker: Actor;
  readonly weapon: Item;
  readonly target: Actor | null;
  /** Distance in metres; `null` when nobody knows it. */
  readonly metres: number | null;
  readonly choices: Choices;
  /** Absent where no scene is at hand. */
  readonly scenery?: Scenery;
}

/** What the dice of an attack depend on. */
export type Shot = Pick<Situation, "target" | "metres" | "choices"> & { readonly weapon: Item | null };

/** One choice that the window offers; `key` is the letter that focuses it. */
export interface WindowChoice {
  readonly id: string;
  readonly key: string;
  readonly label: Text;
  readonly value: string;
  /**
   * A list without `kind`; a `flag` is "1" or off; a `number` is whole, from 0 to `max`; a `text` is typed, a `point`
   * is clicked on the scene (see {@link readPoint}), and `shown` is where it is. Off, 0 and
   * nothing are never sent.
   */
  readonly kind?: "flag" | "number" | "text" | "point";
  readonly options: readonly { readonly value: string; readonly label: Text }[];
  readonly max?: number;
  /** A number in words, e.g. with what it brings. */
  readonly shown?: Text;
  readonly hint?: Text;
  /** Heading in the folded part of the window; without one it stands in the head of the window. */
  readonly group?: Text;
  /** Said of whoever is hit: every target has its own. */
  readonly ofTarget?: boolean;
}

/** A distance that can be told without a scene, in metres. */
export interface Band {
  readonly metres: number;
  readonly label: Text;
}

/** Rounds of ammunition; `path` is where the weapon keeps what is left. */
export interface Magazine {
  readonly value: number;
  readonly max: number;
  readonly path: string;
}
