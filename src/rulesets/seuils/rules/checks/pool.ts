import { DEFAULTS, type Options } from "../options.js";

/** SE-06 — what a pool is made of, in dice. */
export interface PoolParts {
  readonly characteristic: number;
  readonly bonusDice?: number;
  /** Wounds, fever, conditions, the free field. */
  readonly malusDice?: number;
  /** SE-04 — dE of the one piece of equipment that counts. */
  readonly equipmentDice?: number;
}

/** SE-04, SE-06 — dice to roll: `dice` is all of them. */
export interface Pool {
  readonly dice: number;
  readonly normalDice: number;
  readonly equipmentDice: number;
}

/** SE-04, SE-06, SE-07 — a pool: bonus and malus first, then equipment takes the place of dice that are left; a granted die is never a dE. */
export function poolOf(
  { characteristic, bonusDice = 0, malusDice = 0, equipmentDice = 0 }: PoolParts,
  { minimumPool }: Pick<Options, "minimumPool"> = DEFAULTS,
): Pool {
  const sum = characteristic + bonusDice - malusDice;
  const dice = Math.max(sum, minimumPool, 0);
  const used = sum <= 0 ? 0 : Math.min(Math.max(0, equipmentDice), dice);
  return { dice, normalDice: dice - used, equipmentDice: used };
}
