import { diceSum } from "./damage-dice.js";
import { LETHALITY, bandOf } from "../tables.js";

/** GB-16, GB-17 — a weapon's bonus to the attack roll, and what it is made of. */
export interface Lethality {
  readonly base: number;
  readonly extra: 0 | 1;
  readonly total: number;
}

/** GB-16, GB-17 — figures of a weapon that decide its lethality; `maxDamage` in points of the classic rules. */
export interface WeaponFigures {
  readonly maxDamage: number;
  /** Lowest face that threatens a critical hit in the classic rules, 2 to 20. */
  readonly threatMin: number;
  readonly multiplier: number;
}

/** GB-16 — bonus for a maximum damage; no damage dice (0) gives 0. */
export function lethalityBase(maxDamage: number): number {
  return bandOf(LETHALITY, maxDamage).bonus;
}

/** GB-16, GB-17 — lethality bonus; the extra +1 is one, and never capped (D-10). */
export function lethality({ maxDamage, threatMin, multiplier }: WeaponFigures): Lethality {
  const base = lethalityBase(maxDamage);
  const extra = multiplier > 2 || threatMin <= 19 ? 1 : 0;
  return { base, extra, total: base + extra };
}

/**
 * GB-16 — highest result of a damage formula such as `2d6` or `1d6 + 1`; an empty one gives 0.
 * `undefined`: the formula is not a sum of dice and numbers.
 */
export function maximumDamage(formula: string): number | undefined {
  const read = diceSum(formula);
  // A die that is taken off costs at least one.
  return read && read.faces.reduce((sum, faces) => sum + faces, read.plus - read.minus.length);
}
