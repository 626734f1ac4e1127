import { object, whole } from "../../../core/shape/heal.js";
import { DEFAULTS, type Options } from "../rules/options.js";
import type { DiceOptions } from "../rules/successes.js";

/** SE-02…SE-07, SE-10 — how a table has its dice read; a roll remembers it. */
export type PoolRules = DiceOptions & Pick<Options, "minimumPool">;

/** Those of the options that a pool is read by. */
export function poolRules(options: PoolRules): PoolRules {
  const { successThreshold, specialtyThreshold, explodeOn } = options;
  const { equipmentSuccessValue, equipmentExplodes, minimumPool } = options;
  return { successThreshold, specialtyThreshold, explodeOn, equipmentSuccessValue, equipmentExplodes, minimumPool };
}

/** The same out of a stored roll, which may lack some. */
export function readRules(stored: unknown): PoolRules {
  const told = object(stored);
  const number = (key: Exclude<keyof PoolRules, "equipmentExplodes">) =>
    typeof told[key] === "number" ? whole(told[key]) : DEFAULTS[key];
  return {
    successThreshold: number("successThreshold"),
    specialtyThreshold: number("specialtyThreshold"),
    explodeOn: number("explodeOn"),
    equipmentSuccessValue: number("equipmentSuccessValue"),
    equipmentExplodes: told["equipmentExplodes"] === true,
    minimumPool: number("minimumPool"),
  };
}
