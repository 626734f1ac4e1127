import { DEFAULTS, type Options } from "../options.js";

/** DD-12 — percents that one point of a modifier is worth. */
export const PERCENT_STEP = 5;

/** DD-10 — the modifier of somebody who has no chance at the usual difficulty. */
const NO_CHANCE = -6;

/** DD-10 — the modifier that stands for a percentage (D-11). */
export function modifierFromPercent(
  percent: number,
  { conversionRounding }: Pick<Options, "conversionRounding"> = DEFAULTS,
): number {
  const steps = percent / PERCENT_STEP;
  return (conversionRounding === "floor" ? Math.floor(steps) : Math.round(steps)) + NO_CHANCE;
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
