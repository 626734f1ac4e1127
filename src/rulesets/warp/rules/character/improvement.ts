/** WP-78 — dice of experience that a new trait costs. */
export const NEW_TRAIT_COST = 5;

/** WP-78 — a trait learned in play, always a side trait. */
export interface NewTrait {
  readonly cost: number;
  readonly score: number;
  readonly trainingRequired: boolean;
  readonly kind: "side";
}

/** WP-79 — dice of experience that raise a trait by one, by its score; further up only the keeper says how. */
const RAISE_COSTS: Readonly<Record<number, number>> = { 1: 5, 2: 5, 3: 10, 4: 15 };

/** WP-79, WP-80 — dice that raise a trait by one, twice as many for the central one; `null`: the keeper's word alone. */
export function raiseCost(score: number, central: boolean): number | null {
  const cost = RAISE_COSTS[score];
  return cost === undefined ? null : cost * (central ? 2 : 1);
}
