import { diceText, leastOf, sumOf, type DiceSum } from "../rules/dice-sum.js";

/** DD-131, DD-148 — what becomes of damage before any protection: multiplied, or halved. */
export type DamageFactor = number;

/** DD-45, D-71 — a hit's damage: the weapon's dice with the bonus, at least 1, then times the factor, rounded down. */
export interface DamageDice {
  readonly dice: DiceSum;
  /** DD-45 — flat bonus, or dice of it where the table plays so. */
  readonly bonus?: DiceSum;
  readonly factor?: DamageFactor;
}

/** DD-45 — the dice of a weapon and those of the bonus, as one sum. */
export function damageSum({ dice, bonus }: Pick<DamageDice, "dice" | "bonus">): DiceSum {
  return { faces: [...dice.faces, ...(bonus?.faces ?? [])], plus: dice.plus + (bonus?.plus ?? 0) };
}

/** DD-131, D-71, D-72 — in the notation of Roll. */
export function damageFormula({ factor = 1, ...made }: DamageDice): string {
  const sum = damageSum(made);
  const once = leastOf(sum) < 1 ? `max(1, ${diceText(sum)})` : diceText(sum);
  if (factor === 1) return once;
  const whole = sum.faces.length === 1 && sum.plus === 0;
  const bracketed = once.startsWith("max") || whole ? once : `(${once})`;
  return Number.isInteger(factor) ? `${bracketed} * ${factor}` : `floor(${bracketed} * ${factor})`;
}

/** DD-131, DD-148, D-40, D-71 — what the dice of a hit come to, before protection. */
export function damageTotal({ factor = 1, ...made }: DamageDice, shown: readonly number[]): number {
  return Math.floor(Math.max(1, sumOf(damageSum(made), shown)) * factor);
}
