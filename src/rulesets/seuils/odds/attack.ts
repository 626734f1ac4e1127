import { ALL, NOTHING, minus, toNumber, type Fraction } from "../../../core/odds/fraction.js";
import { atLeast, facesFrom, hitOdds, reachOdds, successOdds, type DefenceOdds, type ResultOdds } from "./pool.js";
import {
  bonusCap,
  hasMargin,
  marginReference,
  type HitFigures,
  type MarginOptions,
} from "../rules/damage/damage-bonus.js";
import { damageExplosion, damagePool, type DamagePool, type WeaponDamage } from "../rules/damage/damage.js";
import { DEFAULTS, type Options } from "../rules/options.js";
import type { ActiveProtection } from "../rules/damage/protection.js";
import type { Thresholds } from "../rules/damage/thresholds.js";
import { ROWS, type Row } from "../rules/vocabulary.js";

type Exploding = Pick<Options, "damageExplodes">;

/**
 * SE-40, SE-49 — chance that at least `count` kept dice show a face or a higher one: the best dice that are discarded
 * must show it too.
 * @param keep Y of the weapon
 */
export function woundOdds(
  { rolled, discarded }: Pick<DamagePool, "rolled" | "discarded">,
  keep: number,
  face: number,
  count: number,
  options: Exploding = DEFAULTS,
): Fraction {
  if (count > keep) return NOTHING;
  const successes = facesFrom(face);
  const explosion = damageExplosion(options);
  const grants = explosion === null ? 0 : Math.min(successes, facesFrom(explosion));
  return atLeast(successOdds([{ count: rolled, successes, grants, value: 1 }]), discarded + count);
}

/** SE-42 — the least face that wounds in a row or a worse one; a sheet may have Seuils of its own, in any order. */
function leastFace(thresholds: Thresholds, row: Row): number {
  return Math.min(...ROWS.slice(ROWS.indexOf(row)).map((one) => thresholds[one]));
}

/** SE-26…SE-28 — an attack before any die is rolled. */
export interface AttackPlanned extends Pick<HitFigures, "attackType" | "difficulty" | "force" | "precision"> {
  readonly attack: ResultOdds;
  /** `null`: nobody defends. */
  readonly defence: DefenceOdds | null;
}

/** SE-27, SE-28 — chances of a hit with so many bonus dice, from none to the most that the score allows. */
export function bonusOdds(planned: AttackPlanned, options: MarginOptions = DEFAULTS): readonly Fraction[] {
  const { attack, difficulty, defence, attackType } = planned;
  const most = hasMargin({ attackType, defenceMade: defence !== null }, options) ? bonusCap(planned) : 0;
  // What the margin is measured from where nothing defends: the Difficulté, or 0 where a shot is read to the letter.
  const reference = marginReference({ attackType, defenceResult: 0, difficulty }, options);
  const orMore = Array.from({ length: most + 1 }, (_, dice) => {
    if (dice === 0) return hitOdds(attack, difficulty, defence);
    const least = Math.max(difficulty, reference + 2 * dice);
    return hitOdds(attack, least, defence && { ...defence, difficultyBonus: 1 - 2 * dice });
  });
  return orMore.map((chance, dice) => minus(chance, orMore[dice + 1] ?? NOTHING));
}

/** SE-40…SE-44 — what the damage of an attack depends on. */
export interface DamagePlanned {
  readonly weapon: WeaponDamage;
  readonly extraDice?: number;
  readonly protection: ActiveProtection;
  readonly thresholds: Thresholds;
}

/** What becomes of a target, by its worst new wound. */
export const ATTACK_ENDS = ["miss", "defended", "absorbed", "harmless", ...ROWS] as const;
export type AttackEnd = (typeof ATTACK_ENDS)[number];

/** SE-38, SE-49 — chance of each end, 0 to 1; together they are 1. */
export function attackOdds(
  planned: AttackPlanned,
  { weapon, extraDice = 0, protection, thresholds }: DamagePlanned,
  options: MarginOptions & Exploding = DEFAULTS,
): Readonly<Record<AttackEnd, number>> {
  const reached = reachOdds(planned.attack, planned.difficulty);
  const ends: Record<AttackEnd, number> = {
    miss: toNumber(minus(ALL, reached)),
    defended: toNumber(minus(reached, hitOdds(planned.attack, planned.difficulty, planned.defence))),
    absorbed: 0,
    harmless: 0,
    touche: 0,
    blesse: 0,
    tue: 0,
  };
  for (const [bonusDice, exact] of bonusOdds(planned, options).entries()) {
    const chance = toNumber(exact);
    const pool = damagePool(weapon, { bonusDice, extraDice }, protection);
    if (pool.absorbed) {
      ends.absorbed += chance;
      continue;
    }
    const orWorse = ROWS.map((row) => toNumber(woundOdds(pool, weapon.keep, leastFace(thresholds, row), 1, options)));
    ends.harmless += chance * (1 - (orWorse[0] ?? 0));
    for (const [i, row] of ROWS.entries()) ends[row] += chance * ((orWorse[i] ?? 0) - (orWorse[i + 1] ?? 0));
  }
  return ends;
}
