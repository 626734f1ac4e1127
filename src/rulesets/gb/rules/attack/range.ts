import { RANGE_STEP_MALUS } from "../tables.js";

/** GB-21 — a weapon's reach: `increment` in metres, `null` when distance does not matter. */
export interface Reach {
  readonly increment: number | null;
  readonly maxIncrements: number;
}

/** GB-21 — range increment reached (1 is the first), its penalty, and whether the target is too far. */
export interface RangePenalty {
  readonly increment: number;
  readonly malus: number;
  readonly outOfRange: boolean;
}

/**
 * GB-21 — penalty for a shot at a distance in metres.
 * @param stretch factor on the increment, 1.5 with Far Shot (GB-56)
 */
export function rangePenalty(distance: number, reach: Reach, stretch = 1): RangePenalty {
  if (reach.increment === null || reach.increment <= 0) return { increment: 1, malus: 0, outOfRange: false };
  const increment = Math.max(1, Math.ceil(distance / (reach.increment * stretch)));
  const beyond = increment - 1;
  return {
    increment,
    malus: beyond === 0 ? 0 : RANGE_STEP_MALUS * beyond,
    outOfRange: increment > reach.maxIncrements,
  };
}
