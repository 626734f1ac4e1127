import type { Shock } from "../vocabulary.js";

/** GB-21 — what a bearer's last attack does to its armour class until its next turn. */
export const STANCES = ["none", "charge", "defensive"] as const;

export type Stance = (typeof STANCES)[number];

const STANCE_AC: Readonly<Record<Stance, number>> = { none: 0, charge: -2, defensive: 2 };

/** GB-21 — armour class that a charge costs, or that fighting defensively brings. */
export function stanceArmor(stance: Stance): number {
  return STANCE_AC[stance];
}

/** A point of a fight: a round, from 1, and the place of a turn in it, from 0. */
export interface Moment {
  readonly round: number;
  readonly turn: number;
}

/** GB-34 — the end of a shock: a turn of one fight; an empty `combatId` leaves it to the next turn that ends. */
export interface ShockEnd extends Moment {
  readonly combatId: string;
  /** The end outside of a fight, in seconds of world time. */
  readonly time: number;
}

/** D-58 — seconds of a round. */
const ROUND = 6;

/** GB-34, D-58 — world time at which a shock given now is over outside of a fight: a round holds the victim's next turn. */
export function shockTime(now: number): number {
  return Math.max(0, Math.trunc(now)) + ROUND;
}

/** States of a bearer that end by themselves in a fight. */
export interface LimitedStates {
  readonly shock: { readonly kind: Shock; readonly until: ShockEnd };
  readonly stance: Stance;
  /** GB-69. */
  readonly barred: boolean;
}

/** Whether one point of a fight lies before another. */
export function isBefore(one: Moment, other: Moment): boolean {
  return one.round < other.round || (one.round === other.round && one.turn < other.turn);
}

/** GB-34, GB-35 — the victim's next turn: this round if it is still to come, else the next round. */
export function nextTurn(now: Moment, place: number): Moment {
  return { round: place > now.turn ? now.round : now.round + 1, turn: place };
}
