/** DD-182 — what a throw has to reach so that it lands where it was aimed. */
export const AIMED_POINT_DEFENCE = 15;

/** DD-182 — metres by which a throw that fails goes astray: this die. */
export const SCATTER_DIE = 6;

/** DD-182 — what somebody in the radius takes of the damage. */
export function blastFactor(passed: boolean): 1 | 0.5 {
  return passed ? 0.5 : 1;
}
