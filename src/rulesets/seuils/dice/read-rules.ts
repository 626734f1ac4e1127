import { flag, record, wholeFrom } from "../../../core/shape/shape.js";
import { DEFAULTS, type Options } from "../rules/options.js";
import type { DiceOptions } from "../rules/checks/successes.js";

/** SE-02…SE-07, SE-10 — how a table has its dice read; a roll remembers it. */
export type PoolRules = DiceOptions & Pick<Options, "minimumPool">;

/** Those of the options that a pool is read by. */
export function poolRules(options: PoolRules): PoolRules {
  const { successThreshold, specialtyThreshold, explodeOn } = options;
  const { equipmentSuccessValue, equipmentExplodes, minimumPool } = options;
  return { successThreshold, specialtyThreshold, explodeOn, equipmentSuccessValue, equipmentExplodes, minimumPool };
}

const { MIN_SAFE_INTEGER: MIN, MAX_SAFE_INTEGER: MAX } = Number;

/** The same as a roll stores it; one of earlier days may lack some. */
export const POOL_RULES = record({
  successThreshold: wholeFrom(MIN, MAX, DEFAULTS.successThreshold),
  specialtyThreshold: wholeFrom(MIN, MAX, DEFAULTS.specialtyThreshold),
  explodeOn: wholeFrom(MIN, MAX, DEFAULTS.explodeOn),
  equipmentSuccessValue: wholeFrom(MIN, MAX, DEFAULTS.equipmentSuccessValue),
  equipmentExplodes: flag,
  minimumPool: wholeFrom(MIN, MAX, DEFAULTS.minimumPool),
});
