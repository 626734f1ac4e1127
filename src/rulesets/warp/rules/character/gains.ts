import { type NewTrait, NEW_TRAIT_COST } from "./improvement.js";
import { type Scale, SCALE_SCORES } from "./scales.js";

/** WP-78 — what learning a trait takes and gives; specialised fields ask for training too (WD-30). */
export function newTrait(scale: Scale): NewTrait {
  const score = SCALE_SCORES[scale].asterisk ? 1 : 3;
  return { cost: NEW_TRAIT_COST, score, trainingRequired: scale !== "standard", kind: "side" };
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
