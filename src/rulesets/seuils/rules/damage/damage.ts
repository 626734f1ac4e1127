import { DIE_FACES, facesFit } from "../checks/faces.js";
import { DEFAULTS, type Options } from "../options.js";
import type { ActiveProtection } from "./protection.js";
import type { Thresholds } from "./thresholds.js";
import { ROWS, type Row } from "../vocabulary.js";

/** SE-39 — XD/Y: dice rolled, and most wounds. */
export interface WeaponDamage {
  readonly dice: number;
  readonly keep: number;
}

/** SE-40 — dice on top of the weapon's: those of the margin, and those of traits and the keeper, which no score caps. */
export interface MoreDice {
  readonly bonusDice?: number;
  readonly extraDice?: number;
}

/** SE-40 — damage dice; all 0 when nothing is left of them (SE-45). */
export interface DamagePool {
  readonly rolled: number;
  /** SE-44 — best dice that do not count. */
  readonly discarded: number;
  /** Dice that are compared, unless dice explode: then as many of them as the weapon keeps. */
  readonly kept: number;
  readonly absorbed: boolean;
}

/** SE-40, SE-43…SE-45 — the damage dice of an attack. What is absorbed is known before any die is rolled. */
export function damagePool(
  { dice, keep }: WeaponDamage,
  { bonusDice = 0, extraDice = 0 }: MoreDice,
  { index, specific }: ActiveProtection,
): DamagePool {
  const rolled = dice + bonusDice + extraDice - index;
  const left = rolled - specific;
  if (left <= 0) return { rolled: 0, discarded: 0, kept: 0, absorbed: true };
  return { rolled, discarded: specific, kept: Math.min(keep, left), absorbed: false };
}

/** SE-41, SE-44 — damage dice apart: the best ones that do not count, those that are compared, and the rest, each from high to low. */
export interface DamageDice {
  readonly discardedFaces: readonly number[];
  readonly keptFaces: readonly number[];
  readonly idleFaces: readonly number[];
}

type Exploding = Pick<Options, "damageExplodes">;

/** SE-40 — face from which a damage die grants another, where a table lets it (D-17). */
export function damageExplosion({ damageExplodes }: Exploding = DEFAULTS): number | null {
  return damageExplodes ? DIE_FACES : null;
}

/** SE-40 — whether faces can be those of the damage dice. */
function fitsDamage({ rolled }: DamagePool, faces: readonly number[], options: Exploding = DEFAULTS): boolean {
  return facesFit(faces, rolled, damageExplosion(options));
}

/**
 * SE-40, SE-41, SE-44 — which damage dice count. Refuses faces that are not those of the pool.
 * @param keep Y of the weapon
 */
export function sortDamage(
  pool: DamagePool,
  keep: number,
  faces: readonly number[],
  options: Exploding = DEFAULTS,
): DamageDice {
  if (!fitsDamage(pool, faces, options)) {
    throw new RangeError(`${faces.join(", ")} are not ${pool.rolled} damage dice`);
  }
  const sorted = faces.toSorted((a, b) => b - a);
  const last = pool.discarded + keep;
  return {
    discardedFaces: sorted.slice(0, pool.discarded),
    keptFaces: sorted.slice(pool.discarded, last),
    idleFaces: sorted.slice(last),
  };
}

/** SE-42 — what one die does: the worst row whose Seuil it reaches; `none` below all of them. */
export function woundOf(face: number, thresholds: Thresholds): Row | "none" {
  return ROWS.findLast((row) => face >= thresholds[row]) ?? "none";
}
