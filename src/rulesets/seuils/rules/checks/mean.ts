import { DIE_FACES } from "./faces.js";
import { DEFAULTS } from "../options.js";
import type { Pool } from "./pool.js";
import { explosionFrom, type DiceOptions } from "./successes.js";

/** SE-11 — successes that a pool brings on average, what it grants included. */
export function meanSuccesses(
  { normalDice, equipmentDice }: Pool,
  threshold: number,
  options: DiceOptions = DEFAULTS,
): number {
  const from = explosionFrom(threshold, options);
  const again = from === null ? 0 : chanceFrom(from);
  const plain = chanceFrom(threshold);
  const special = (options.equipmentSuccessValue * plain) / (options.equipmentExplodes ? 1 - again : 1);
  return (normalDice * plain) / (1 - again) + equipmentDice * special;
}

/** Chance that a die shows a face or a higher one. */
function chanceFrom(face: number): number {
  return (DIE_FACES + 1 - face) / DIE_FACES;
}
