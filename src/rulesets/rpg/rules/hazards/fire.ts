/** RP-86…RP-88 — the die that tells whether clothes, or a blaze, catch somebody. */
export const IGNITION_FORMULA = "1d6";

/** RP-85, RP-86, RP-88 — points of a torch that touches, of clothes alight or of a blaze, each round. */
export const FIRE_FORMULA = "1d6";

/** RP-87 — points of falling into a camp fire. */
export const CAMP_FIRE_FORMULA = "1d6+2";

/** RP-89 — Charisme lost to burns. */
export const BURN_FORMULA = "1d3";

/** RP-86, RP-87 — whether clothes that can burn catch fire. */
export function ignites(die: number): boolean {
  return die === 6;
}

/** RP-88 — whether a blaze burns somebody this round (D-55). */
export function blazeBurns(die: number): boolean {
  return die === 1 || die === 6;
}

/** RP-89 — what one fire has done to somebody so far. */
export interface Burns {
  /** Hit points lost to it. */
  readonly lost: number;
  /** Whether its loss of Charisme was rolled. */
  readonly rolled: boolean;
}

/** RP-89 — whether burns cost Charisme now: more than half of the maximum, once for each fire (D-56). */
export function disfigures({ lost, rolled }: Burns, hpMax: number): boolean {
  return !rolled && 2 * lost > hpMax;
}
