import type { Text } from "../../text/key.js";
import type { CardFact } from "./card-parts.js";

/** One of several dice as a card shows them. */
export interface ShownDie {
  readonly faces: number;
  readonly value: number;
  /** False for a die that was dropped, or that falls {@link short}. */
  readonly counts: boolean;
  /** Set when the die fails by its face, and was not dropped. */
  readonly short?: boolean;
  /** Set when another die granted this one. */
  readonly granted?: boolean;
  /** Tooltip, e.g. of a die that another has granted. */
  readonly what?: Text;
}

/** A die of damage or effect, with its result in a word and its severity, 0 to 5. */
export interface StrikingDie extends ShownDie {
  readonly word: Text;
  readonly level: number;
}

/** One shot of several; `die` is `null` when it was not fired, e.g. because the weapon had jammed. */
export interface VolleyShot {
  readonly die: { readonly faces: number; readonly value: number } | null;
  readonly total: number | null;
  readonly state: "hit" | "miss" | "crit" | "jam" | "unfired";
  readonly word: Text;
}

/** Shots made together: what is added to each die, and when it hits. */
export interface Volley {
  readonly notation: Text;
  readonly when: Text;
  readonly shots: readonly VolleyShot[];
}

/** Damage of one hit of several: its dice, how protection reduces them, and the rest. */
export interface VolleyHit {
  readonly dice: readonly ShownDie[];
  readonly how: Text;
  /** Text in place of `how` for readers who may not know the target's numbers. */
  readonly veiled?: Text;
  readonly dealt: number;
  readonly audience: CardFact["audience"];
}

/** A range of faces of a die with the same effect; it ends where the next one begins. */
export interface FaceBand {
  readonly from: number;
  readonly label: Text;
  /** Severity, 0 to 5; 0: no effect. */
  readonly level: number;
}
