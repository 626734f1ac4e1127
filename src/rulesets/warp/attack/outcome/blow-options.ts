import { warpOptions } from "../../data/options.js";
import type { BlowOptions } from "../../rules/attack/damage.js";

/** WP-97, WD-01, WD-06, WD-26 — what the table plays otherwise. */
export function blowOptions(): BlowOptions {
  const { damageRounding, hollowOnOne, specialEffectHalving } = warpOptions();
  return {
    rounding: damageRounding,
    hollowOnOne,
    specialEffectHalving,
  };
}
