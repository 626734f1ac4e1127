import type { Text } from "../../text/key.js";

/** One row of the distribution; `tone` names a colour of the style sheet. */
export interface OddsRow {
  readonly id: string;
  readonly label: Text;
  readonly tone: string;
  /** Probability, 0 to 1. */
  readonly probability: number;
}

/** Exact odds of an attack on one target, and what each roll needs. */
export interface Odds {
  readonly title: Text;
  readonly chance: number;
  /** Probability that the roll matters at all, e.g. that a thrown object lands there. Absent: 1. */
  readonly arrives?: number;
  readonly note: Text | null;
  readonly rows: readonly OddsRow[];
}
