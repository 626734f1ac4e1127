import type { Text } from "../text/text.js";

/** How a stretch of a way looks on the ruler: taken with ease, with effort, or at the very most. */
export type Pace = "easy" | "effort" | "most";

/** How far somebody gets in a round in one manner, e.g. at a walk. */
export interface MovementBand {
  readonly metres: number;
  /** Its name, with what it costs where the rules say so. */
  readonly name: Text;
  readonly pace: Pace;
}

/** A ruler counts in squares and in other units: what is off by less than this is no further. */
const GRACE = 0.01;

/**
 * Returns the first of some bands that takes somebody as far as some metres; `null` where none does.
 * @param bands shortest first
 */
export function bandAt(bands: readonly MovementBand[], metres: number): MovementBand | null {
  return bands.find((band) => metres <= band.metres + GRACE) ?? null;
}
