import { LETHALITY, bandOf } from "./tables.js";

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

/** One term of a damage formula: `2d6`, `d4` or `3`, with its sign. */
const TERM = /([+-]?)(?:(\d{0,3})d(\d{1,3})|(\d{1,3}))/gy;

/**
 * GB-16 — highest result of a damage formula such as `2d6` or `1d6 + 1`; an empty one gives 0.
 * `undefined`: the formula is not a sum of dice and numbers.
 */
export function maximumDamage(formula: string): number | undefined {
  const text = formula.replaceAll(" ", "").toLowerCase();
  let total = 0;
  let end = 0;
  for (const match of text.matchAll(TERM)) {
    const [term, sign, count, faces, flat] = match;
    if (end > 0 && sign === "") return undefined;
    end = match.index + term.length;
    total += highest(sign === "-", count, faces, flat);
  }
  return end === text.length ? total : undefined;
}

/** Highest a term can add: a subtracted die costs at least its number of dice. */
function highest(negative: boolean, count?: string, faces?: string, flat?: string): number {
  if (flat !== undefined) return negative ? -Number(flat) : Number(flat);
  const dice = count ? Number(count) : 1;
  return negative ? -dice : dice * Number(faces);
}
