import { extraActionsCost } from "../checks/action-dice.js";
import type { PoolModifier } from "../checks/pool.js";

/** WP-53 — a target that dodges: a defence, so all that hinders the target counts (WD-13). */
export interface Dodge {
  /** Bonus dice that the dodge is worth. */
  readonly dice: number;
  /** WP-39 — other actions of the turn; the dice they take come off those of the dodge. */
  readonly extraActions?: number;
  /** WP-73 — the attack was given up. */
  readonly desperate?: boolean;
}

/** WP-53 — most dice that cover gives, and darkness or fog. */
export const MOST_COVER = 2;
export const MOST_DARKNESS = 2;

/** WP-53 — from which darkness of a scene on, from 0 to 1, one die and two are proposed; the figures are ours. */
const GLOOM = 0.5;
const NIGHT = 0.9;

/** WP-53 — dice proposed for the darkness of a scene, from 0 to 1. */
export function darknessDice(level: number): number {
  if (level >= NIGHT) return MOST_DARKNESS;
  return level >= GLOOM ? 1 : 0;
}

/** WP-53 — how much of a target must be behind something, from 0 to 1, for the second die of cover; the figure is ours. */
const WELL_COVERED = 0.5;

/** WP-53 — dice proposed for a target of which so much is behind something, from 0 to 1. */
export function coverDice(covered: number): number {
  if (covered <= 0) return 0;
  return covered < WELL_COVERED ? 1 : MOST_COVER;
}

/** WP-53 — what defends a target of a missile, in dice. */
export interface Circumstances {
  /** 0 to {@link MOST_COVER}. */
  readonly cover?: number;
  readonly targetMoving?: boolean;
  readonly attackerMoving?: boolean;
  /** Darkness or fog, 0 to {@link MOST_DARKNESS}. */
  readonly darkness?: number;
  /** WP-55 — bonus dice instead of full ones. */
  readonly halfDice?: number;
  /** `null`: the target stands still for it. */
  readonly dodge: Dodge | null;
  /** WP-57 — malus of the wounds, in dice. */
  readonly woundMalus?: number;
  /** WP-62 — malus of the armour, in dice. */
  readonly armourMalus?: number;
}

/** WP-53 — what the table may decide otherwise. */
export interface CircumstanceOptions {
  /** Wounds and armour hinder a target that stands still too (WD-13). */
  readonly passiveMalus?: boolean;
}

/**
 * WP-53, WP-55 — named reasons for dice of a defence against a missile, on top of those of the distance; those without
 * dice are left out.
 */
export function circumstanceModifiers(
  given: Circumstances,
  { passiveMalus = false }: CircumstanceOptions = {},
): readonly PoolModifier[] {
  const { dodge } = given;
  const actions = extraActionsCost(dodge?.extraActions ?? 0);
  const hindered = dodge !== null || passiveMalus;
  const all: readonly PoolModifier[] = [
    { id: "cover", kind: "dice", count: given.cover ?? 0 },
    { id: "targetMoving", kind: "dice", count: Number(given.targetMoving ?? false) },
    { id: "attackerMoving", kind: "dice", count: Number(given.attackerMoving ?? false) },
    { id: "darkness", kind: "dice", count: given.darkness ?? 0 },
    { id: "halfDice", kind: "bonus", count: given.halfDice ?? 0 },
    { id: "dodge", kind: "bonus", count: Math.max(0, (dodge?.dice ?? 0) - actions.lost) },
    { id: "desperate", kind: "bonus", count: Number(dodge?.desperate ?? false) },
    { id: "extraActions", kind: "malus", count: actions.malus },
    { id: "wounded", kind: "malus", count: hindered ? (given.woundMalus ?? 0) : 0 },
    { id: "armour", kind: "malus", count: hindered ? (given.armourMalus ?? 0) : 0 },
  ];
  return all.filter(({ count }) => count !== 0);
}

/** WP-53 — bonus dice of a dodge: the score of the trait, or what anybody has; somebody clumsy has one die. */
export function dodgeDice(score: number | null, clumsy: boolean): number {
  return score ?? (clumsy ? 1 : 2);
}

/** WP-53 — the trait proposed to a target that dodges: its best, or none where nobody's two dice are better (WD-14). */
export function bestDodge(scores: readonly number[], clumsy: boolean): number | null {
  const best = Math.max(...scores, 0);
  return best > dodgeDice(null, clumsy) ? best : null;
}
