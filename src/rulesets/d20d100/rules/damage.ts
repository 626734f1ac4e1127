/** Dice of one kind in a sum; what is taken off has a count below 0, e.g. the damage bonus of somebody slight. */
export interface DiceTerm {
  readonly count: number;
  readonly faces: number;
}

/** DD-28, DD-45 — a damage formula: dice and a flat number, e.g. `1d6+1d4` or `3d6+4`. */
export interface DamageFormula {
  readonly dice: readonly DiceTerm[];
  readonly flat: number;
}

const TERM = /([+-]?)\s*(?:(\d{0,2})d(\d{1,3})|(\d{1,3}))/gi;
const WHOLE = /^\s*[+-]?\s*(?:\d{0,2}d\d{1,3}|\d{1,3})(?:\s*[+-]\s*(?:\d{0,2}d\d{1,3}|\d{1,3}))*\s*$/i;

/** Reads a damage formula; `null` where it is none. A typographic minus is read like a hyphen. */
export function parseDamage(text: string): DamageFormula | null {
  const written = text.replaceAll("−", "-");
  if (!WHOLE.test(written)) return null;
  const dice: DiceTerm[] = [];
  let flat = 0;
  for (const [, sign, count, faces, number] of written.matchAll(TERM)) {
    const direction = sign === "-" ? -1 : 1;
    if (faces === undefined) flat += direction * Number(number);
    else if (Number(faces) > 0) dice.push({ count: direction * Number(count || 1), faces: Number(faces) });
    else return null;
  }
  return { dice: dice.filter(({ count }) => count !== 0), flat };
}

/** As it is written: `1d6+1d4-2`. */
export function writeDamage({ dice, flat }: DamageFormula): string {
  const parts = dice.map(({ count, faces }) => `${count < 0 ? "-" : "+"}${Math.abs(count)}d${faces}`);
  if (flat !== 0 || parts.length === 0) parts.push(flat < 0 ? `${flat}` : `+${flat}`);
  return parts.join("").replace(/^\+/, "");
}

/** DD-45 — a weapon's damage with the damage bonus of whoever wields it. */
export function withBonus(formula: DamageFormula, bonus: DamageFormula): DamageFormula {
  return { dice: [...formula.dice, ...bonus.dice], flat: formula.flat + bonus.flat };
}

/** Faces of the dice in the order in which they are thrown. */
export function facesOf({ dice }: DamageFormula): readonly number[] {
  return dice.flatMap(({ count, faces }) => Array.from({ length: Math.abs(count) }, () => faces));
}

/** What a formula comes to with these faces, in the order of {@link facesOf}. */
export function sumOf({ dice, flat }: DamageFormula, faces: readonly number[]): number {
  let next = 0;
  let sum = flat;
  for (const { count } of dice) {
    for (let one = 0; one < Math.abs(count); one += 1) sum += Math.sign(count) * (faces[next++] ?? 0);
  }
  return sum;
}

/** DD-134 — what a formula comes to when all its dice show 1. */
export function minimumOf(formula: DamageFormula): number {
  return leastDamage(sumOf(formula, facesOf(formula).map(() => 1)));
}

/** D-71 — a hit does at least 1 before any protection. */
const LEAST = 1;

/** DD-45, D-71 — what a hit does at least. */
export function leastDamage(sum: number): number {
  return Math.max(LEAST, sum);
}

/** DD-131, D-71, D-72 — one roll with its bonus, all of it multiplied; what a vest or skin takes off comes after. */
export function beforeProtection(rolled: number, bonus = 0, multiplier = 1): number {
  return leastDamage(rolled + bonus) * multiplier;
}
