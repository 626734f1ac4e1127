import { sumOf, type DiceSum } from "../dice-sum.js";

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

/** DD-45 — a weapon's dice with those, or the points, of the damage bonus. */
export function withBonus(dice: DiceSum, bonus: DiceSum): DiceSum {
  return { faces: [...dice.faces, ...bonus.faces], plus: dice.plus + bonus.plus };
}

/** DD-134 — what a formula comes to when all its dice show 1. */
export function minimumOf(dice: DiceSum): number {
  return leastDamage(
    sumOf(
      dice,
      dice.faces.map(() => 1),
    ),
  );
}
