import type { Text } from "../../text/key.js";
import type { CardFact } from "./card-parts.js";

/** One of several dice as a card shows them. */
export interface ShownDie {
  readonly faces: number;
  readonly value: number;
  /** A die that does not was dropped, unless it falls short. */
  readonly counts: boolean;
  /** It does not count for what it shows: nothing has dropped it. */
  readonly short?: boolean;
  /** Another die has granted it. */
  readonly granted?: boolean;
  /** What it is, for whoever points at it, e.g. a die that another has granted. */
  readonly what?: Text;
}

/** A die that strikes once an attack has hit, with what it does and how grave that is, in notches of five. */
export interface StrikingDie extends ShownDie {
  readonly word: Text;
  readonly level: number;
}

/** One shot of several; without a die it was not made, e.g. because the weapon had jammed. */
export interface VolleyShot {
  readonly die: { readonly faces: number; readonly value: number } | null;
  readonly total: number | null;
  readonly state: "hit" | "miss" | "crit" | "jam" | "unfired";
  readonly word: Text;
}

/** Shots that are made at one go: what is added to each of their dice, and when it is. */
export interface Volley {
  readonly notation: Text;
  readonly when: Text;
  readonly shots: readonly VolleyShot[];
}

/** What one hit of several does: its dice, how they are reckoned with what stops them, and what is left of it. */
export interface VolleyHit {
  readonly dice: readonly ShownDie[];
  readonly how: Text;
  /** The same for whoever may not know the numbers of whom it hits, where `how` would tell them. */
  readonly veiled?: Text;
  readonly dealt: number;
  readonly audience: CardFact["audience"];
}

/** Faces of a die that all do the same, up to where the next ones begin. */
export interface FaceBand {
  readonly from: number;
  readonly label: Text;
  /** Gravity, in notches of five; 0: these faces do nothing. */
  readonly level: number;
}
