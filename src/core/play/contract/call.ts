import type { Json } from "../../shape/shape.js";
import type { Point } from "./situation.js";
import type { Text } from "../../text/key.js";

/** A deed that a blow asks for, with the label of its button. */
export interface AttackCall {
  readonly deed: string;
  readonly choices: Readonly<Record<string, Json>>;
  readonly label: Text;
  /** Opens the window of its fields first. Absent: it is done at once. */
  readonly window?: true;
  /** Owed rather than offered: keepers find it among the open questions until it is done. */
  readonly owed?: true;
  /** Open to any user, with an actor they own, rather than to the target's owners alone. */
  readonly byAnybody?: true;
  /** Concerns the attacker, not the target. Attacks only. */
  readonly ofAttacker?: true;
  /** UUID of another actor it concerns, e.g. the one a spell falls on; offered until it is done. */
  readonly on?: string;
}

/** Area of an attack that is thrown once for everybody it strikes. */
export interface Blast {
  /** Tells whether it strikes an actor, the attacker included, at this distance in metres from the first target. */
  reaches(metres: number): boolean;
  /**
   * Set when it goes from the attacker to each target, at a distance of their own, and never strikes the attacker.
   * Absent: it spreads from the first target, at whose distance it is.
   */
  readonly each?: true;
  /** Centre on the attacker's scene. Absent: the first target. */
  readonly at?: Point;
}
