import { extraActionsCost } from "./action-dice.js";
import type { PoolParts } from "./pool.js";

/** WP-53 — a target that dodges: a defence, so all that hinders the target counts (WD-13). */
export interface Dodge {
  /** Bonus dice that the dodge is worth. */
  readonly dice: number;
  /** WP-39 — other actions of the turn; the dice they take come off those of the dodge. */
  readonly extraActions?: number;
  /** WP-73 — the attack was given up. */
  readonly desperate?: boolean;
}

/** WP-53 — what defends a target of a missile, in dice. */
export interface Circumstances {
  /** WP-54, WP-83 — dice of the distance. */
  readonly rangeDice: number;
  /** 0 to 2. */
  readonly cover?: number;
  readonly targetMoving?: boolean;
  readonly attackerMoving?: boolean;
  /** Darkness or fog, 0 to 2. */
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

/** WP-53, WP-55 — pool of a target's defence against a missile. */
export function rangedDefence(given: Circumstances, { passiveMalus = false }: CircumstanceOptions = {}): PoolParts {
  const { dodge, woundMalus = 0, armourMalus = 0 } = given;
  const base =
    given.rangeDice +
    (given.cover ?? 0) +
    Number(given.targetMoving ?? false) +
    Number(given.attackerMoving ?? false) +
    (given.darkness ?? 0);
  const actions = extraActionsCost(dodge?.extraActions ?? 0);
  const dodged = dodge ? Math.max(0, dodge.dice - actions.lost) + Number(dodge.desperate ?? false) : 0;
  const hindrance = dodge || passiveMalus ? woundMalus + armourMalus : 0;
  return { base, bonus: dodged + (given.halfDice ?? 0), malus: hindrance + actions.malus };
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
