import type { Text } from "../../text/key.js";

/** A place on a scene, in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a scene shows of a shot; absent parts are unknown. */
export interface Scenery {
  /** From 0, broad day, to 1. */
  readonly darkness: number;
  /** True for one who has moved since their last turn of a fight. */
  readonly attackerMoved: boolean;
  readonly targetMoved: boolean;
  /** Share of the target that walls cover, from 0 to 1; 0 where this client shows another scene. */
  readonly covered: number;
}

/** Choices of the window by id, e.g. the targeted zone. */
export type Choices = Readonly<Record<string, string>>;

/** Everything the rules may know before the dice are thrown. */
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

/** The part of a situation that the dice of an attack depend on. */
export type Shot = Pick<Situation, "target" | "metres" | "choices"> & { readonly weapon: Item | null };

/** One choice that the window offers; `key` is the letter that focuses it. */
export interface WindowChoice {
  readonly id: string;
  readonly key: string;
  readonly label: Text;
  readonly value: string;
  /**
   * Absent: a list. `flag`: "1" or off; `number`: whole, from 0 to `max`; `text`: typed; `point`: clicked on the scene
   * (see {@link readPoint}), with `shown` saying where. Off, 0 and empty values are never sent.
   */
  readonly kind?: "flag" | "number" | "text" | "point";
  readonly options: readonly { readonly value: string; readonly label: Text }[];
  readonly max?: number;
  /** Value in words, e.g. with its effect. */
  readonly shown?: Text;
  readonly hint?: Text;
  /** Heading in the folded part of the window; absent: the choice is in the head of the window. */
  readonly group?: Text;
  /** Set when every target has a value of its own. */
  readonly ofTarget?: boolean;
}

/** A distance in metres that can be chosen without a scene. */
export interface Band {
  readonly metres: number;
  readonly label: Text;
}

/** Rounds of ammunition; `path` is the weapon's field that stores what is left. */
export interface Magazine {
  readonly value: number;
  readonly max: number;
  readonly path: string;
}
