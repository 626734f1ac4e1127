import { sumOf } from "../checks/faces.js";
import { LEAST_HP } from "../vocabulary.js";

/** WP-29 — hit points of a die, and those of somebody without any linked trait. */
const HP_PER_DIE = 7;

/** WP-30 — how the hit points of one linked trait are found. */
export type PointsChoice = "average" | "roll";

/** WP-29, WP-30, WD-32 — dice a linked trait is worth: a technical one never makes its holder weaker than anybody. */
function worth(score: number): number {
  return Math.max(2, score);
}

/** WP-29 — hit points from the scores of the linked traits: the best one decides, and 14 is the least. */
export function fixedHitPoints(scores: readonly number[]): number {
  return Math.max(LEAST_HP, ...scores.map((score) => HP_PER_DIE * worth(score)));
}

/** WP-30 — dice to roll for a linked trait; without one, for a score of 2. */
export function hitPointDice(score: number): number {
  return 2 * worth(score);
}

/** WP-30 — one linked trait: averaged, or rolled with these faces. */
export interface LinkedTrait {
  readonly score: number;
  readonly choice: PointsChoice;
  readonly dice?: readonly number[];
}

/** WP-30 — what each linked trait comes to, and the best of them. */
export interface RolledHitPoints {
  readonly values: readonly number[];
  readonly max: number;
}

/**
 * WP-30 — hit points rolled: each trait's own sum or average, the best one counts.
 * @param floor whether 14 is the least here too (WD-31)
 */
export function rolledHitPoints(traits: readonly LinkedTrait[], floor: boolean): RolledHitPoints {
  const values = traits.map(({ score, choice, dice = [] }) => {
    if (choice === "average") return HP_PER_DIE * worth(score);
    if (dice.length !== hitPointDice(score)) throw new RangeError(`${hitPointDice(score)} dice, not ${dice.length}`);
    return sumOf(dice);
  });
  return { values, max: Math.max(floor ? LEAST_HP : 1, ...values) };
}

/** WP-30 — whether a trait may still be rolled instead of averaged, or the other way: not once a die has fallen. */
export function mayChangeChoice(anyRolled: boolean): boolean {
  return !anyRolled;
}

/** WP-35 — charges of somebody who does not roll for them. */
const SURE_CHARGES = 3;

/** WP-35 — powers that count for the first psychic reserve; a spellcaster without any has one (WD-68). */
export function reserveDice(powers: number, magician: boolean): number {
  return powers === 0 && magician ? 1 : powers;
}

/**
 * WP-35 — charges of a new character's reserve: three, or the best single die of one for each power.
 * @param dice as rolled; `null`: not rolled
 */
export function startingReserve(powers: number, magician: boolean, dice: readonly number[] | null): number {
  const due = reserveDice(powers, magician);
  if (due === 0) return 0;
  if (dice === null) return SURE_CHARGES;
  if (dice.length !== due) throw new RangeError(`${due} dice, not ${dice.length}`);
  return Math.max(...dice);
}
