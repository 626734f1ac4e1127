import { damageExplosion, type DamagePool } from "../damage/damage.js";
import { DIE_FACES } from "./faces.js";
import { DEFAULTS, type Options } from "../options.js";
import type { Pool } from "./pool.js";
import { explosionFrom, type DiceOptions } from "./successes.js";

// Rolls in the notation of Roll. They only make the dice fall: what these come to is told by their faces.

const DIE = `d${DIE_FACES}`;

/**
 * SE-02…SE-07 — the dice of a pool.
 * @param modifier SE-06 — successes added to what they show, or taken away
 */
export function poolFormula(
  { normalDice, equipmentDice }: Pool,
  threshold: number,
  modifier = 0,
  options: DiceOptions = DEFAULTS,
): string {
  const from = explosionFrom(threshold, options);
  const exploding = from === null ? "" : `x>=${from}`;
  const special = options.equipmentExplodes ? exploding : "";
  const parts = [
    ...(normalDice > 0 ? [`${normalDice}${DIE}${exploding}cs>=${threshold}`] : []),
    ...(equipmentDice > 0
      ? [`${options.equipmentSuccessValue} * ${equipmentDice}${DIE}${special}cs>=${threshold}`]
      : []),
  ];
  const dice = parts.length > 0 ? parts.join(" + ") : "0";
  return modifier === 0 ? dice : `${dice} ${modifier < 0 ? "-" : "+"} ${Math.abs(modifier)}`;
}

/** SE-13 — the dice of initiative, with the scores that decide between equals. */
export function initiativeFormula(
  pool: Pool,
  threshold: number,
  { rapidite, reflexes }: { readonly rapidite: number; readonly reflexes: number },
  options: DiceOptions = DEFAULTS,
): string {
  return `${poolFormula(pool, threshold, 0, options)} + ${rapidite}/100 + ${reflexes}/10000`;
}

/**
 * SE-40, SE-41, SE-44 — the damage dice, the best ones discarded and so many kept; `null`: absorbed, nothing is rolled.
 * @param keep Y of the weapon
 */
export function damageFormula(
  { rolled, discarded, kept, absorbed }: DamagePool,
  keep: number,
  options: Pick<Options, "damageExplodes"> = DEFAULTS,
): string | null {
  if (absorbed) return null;
  const from = damageExplosion(options);
  const exploding = from === null ? "" : `x>=${from}`;
  const best = discarded > 0 ? `dh${discarded}` : "";
  const counted = from !== null ? `kh${keep}` : kept < rolled - discarded ? `kh${kept}` : "";
  return `${rolled}${DIE}${exploding}${best}${counted}`;
}
