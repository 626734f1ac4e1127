import { SCALE_SCORES, type Scale } from "./scales.js";

/** WP-78 — dice of experience that a new trait costs. */
export const NEW_TRAIT_COST = 5;

/** WP-78 — a trait learned in play, always a side trait. */
export interface NewTrait {
  readonly cost: number;
  readonly score: number;
  readonly trainingRequired: boolean;
  readonly kind: "side";
}

/** WP-78 — what learning a trait takes and gives; specialised fields ask for training too (WD-30). */
export function newTrait(scale: Scale): NewTrait {
  const score = SCALE_SCORES[scale].asterisk ? 1 : 3;
  return { cost: NEW_TRAIT_COST, score, trainingRequired: scale !== "standard", kind: "side" };
}

/** WP-79 — dice of experience that raise a trait by one, by its score; further up only the keeper says how. */
const RAISE_COSTS: Readonly<Record<number, number>> = { 1: 5, 2: 5, 3: 10, 4: 15 };

/** WP-79, WP-80 — dice that raise a trait by one, twice as many for the central one; `null`: the keeper's word alone. */
export function raiseCost(score: number, central: boolean): number | null {
  const cost = RAISE_COSTS[score];
  return cost === undefined ? null : cost * (central ? 2 : 1);
}

/** WP-81 — hit points gained for sure, where no other trait is linked to them. */
const SURE_GAIN = 7;
/** WP-81 — dice instead. */
const GAIN_DICE = 2;
/** WP-81 — most points gained at once, where other traits are linked to them too. */
const MOST_GAINED = 12;

/** WP-81 — dice to roll for hit points after a trait linked to them was gained or raised. */
export function gainDice(newScore: number, sole: boolean): number {
  return sole ? GAIN_DICE : 2 * newScore;
}

/** WP-81 — the new maximum when the trait is the only linked one: 7 points more, or two dice (`rolled`). */
export function soleGain(max: number, rolled: number | null): number {
  return max + (rolled ?? SURE_GAIN);
}

/** WP-81 — the new maximum when other traits are linked too: what is rolled, at most 12 points more, never less. */
export function sharedGain(max: number, rolled: number): number {
  return Math.max(max, Math.min(rolled, max + MOST_GAINED));
}

/** WP-81 — current hit points rise with the maximum. */
export function hpAfterGain(hp: number, before: number, after: number): number {
  return hp + after - before;
}
