import type { Json } from "../../shape/shape.js";
import type { Point } from "./situation.js";
import type { Text } from "../../text/key.js";

/** A deed that a blow asks for, with the words of its button. */
export interface AttackCall {
  readonly deed: string;
  readonly choices: Readonly<Record<string, Json>>;
  readonly label: Text;
  /** Its fields are asked first; else it is done at once. */
  readonly window?: true;
  /** It is not offered but owed: keepers find it among the open questions until it is done. */
  readonly owed?: true;
  /** Anybody may do it to whom it is asked for, with somebody they play. */
  readonly byAnybody?: true;
  /** It is about whoever attacked, not about whom the blow met. Asked of attacks alone. */
  readonly ofAttacker?: true;
  /** UUID of somebody else whom it is about, e.g. on whom a spell falls; offered until it is done. */
  readonly on?: string;
}

/** An attack that is thrown once for everybody it strikes. */
export interface Blast {
  /** Whether it strikes somebody so many metres from the first of those it is aimed at, whoever attacks included. */
  reaches(metres: number): boolean;
  /**
   * It goes from whoever attacks to each of them: everybody it is aimed at is struck, at a distance of their own, and its
   * attacker never is. Absent: it spreads from the first of them, at whose distance it is.
   */
  readonly each?: true;
  /** The point of the attacker's scene around which it strikes; absent: that is whoever it is aimed at first. */
  readonly at?: Point;
}
