import { DEFAULTS, type Options } from "./options.js";

/** DD-12 — percents that one point of a modifier is worth. */
export const PERCENT_STEP = 5;

/** DD-10 — the modifier of somebody who has no chance at the usual difficulty. */
const NO_CHANCE = -6;

/** DD-02, DD-06 — the best chance there is: a natural 1 always fails. */
const BEST = 95;

/** DD-06 — chances in percent that a die and a modifier reach a difficulty. */
export interface Chances {
  /** What the formula gives, below 0 and above 100 too. */
  readonly raw: number;
  /** What the table prints, from 0 to 100. */
  readonly printed: number;
  /** What the player may hope for. */
  readonly effective: number;
}

/** DD-03, DD-06 — chances of a test, in percent. */
export function chancesOf(
  modifier: number,
  difficulty: number,
  { natural20Succeeds }: Pick<Options, "natural20Succeeds"> = DEFAULTS,
): Chances {
  const raw = (21 - difficulty + modifier) * PERCENT_STEP;
  const least = natural20Succeeds ? PERCENT_STEP : 0;
  return { raw, printed: clamped(raw, 0, 100), effective: clamped(raw, least, BEST) };
}

/** DD-06 — a line of the table: what it prints for each difficulty. */
export function percentRow(modifier: number, difficulties: readonly number[]): readonly number[] {
  return difficulties.map((difficulty) => chancesOf(modifier, difficulty).printed);
}

/** DD-10 — the modifier that stands for a percentage (D-11). */
export function modifierFromPercent(
  percent: number,
  { conversionRounding }: Pick<Options, "conversionRounding"> = DEFAULTS,
): number {
  const steps = percent / PERCENT_STEP;
  return (conversionRounding === "floor" ? Math.floor(steps) : Math.round(steps)) + NO_CHANCE;
}

/** DD-10 — the percentage that a modifier stands for. */
export function percentFromModifier(modifier: number): number {
  return clamped((modifier - NO_CHANCE) * PERCENT_STEP, 0, BEST);
}

/** DD-11 — what a skill of another game is converted with. */
export interface ConvertedSkill {
  readonly percent: number;
  /** How many characteristics its base rests on. */
  readonly characteristics: number;
  readonly combat: boolean;
}

/** DD-11 — constant of the base of a converted skill: two characteristics cost some, but for skills of combat (D-06). */
export function constantFromPercent(
  { percent, characteristics, combat }: ConvertedSkill,
  options: Pick<Options, "conversionRounding" | "twoCharacteristicPenalty"> = DEFAULTS,
): number {
  const reduction = characteristics > 1 && !combat ? options.twoCharacteristicPenalty : 0;
  return modifierFromPercent(percent, options) - reduction;
}

/** DD-12 — points of creation as the game of percentages counts them. */
export function percentPoints(points: number): number {
  return points * PERCENT_STEP;
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
