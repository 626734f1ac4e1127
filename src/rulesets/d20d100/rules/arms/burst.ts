import { MOST_INCREMENTS } from "./range.js";
import { rangeAt } from "./range-at.js";

/** DD-58, D-58 — what the difficulty of a burst starts from, by its bullets; the short ones are a house rule. */
const BURST_BASE: Readonly<Record<number, number>> = { 3: 6, 5: 8, 10: 10, 50: 15 };

/** DD-58 — what the difficulties of bursts are computed from. */
export interface BurstInput {
  /** Bullets of one burst. */
  readonly rounds: number;
  readonly recoil: number;
  /** DD-58, D-37 — the modifiers of Att. base in turn: each is a burst. */
  readonly attacks: readonly number[];
  /** In metres; `null` before anybody is aimed at. */
  readonly distance?: number | null;
  readonly increment?: number | null;
  /** Wounds of the shooter and whatever else adds to the attack. */
  readonly situational?: number;
}

/** DD-58, DD-142 — the Réflexes difficulty of every burst; none beyond ten increments. */
export function burstDifficulties(input: BurstInput): {
  readonly difficulties: readonly number[];
  readonly automaticFailure: boolean;
} {
  const { rounds, recoil, attacks, distance = null, increment = null, situational = 0 } = input;
  const base = BURST_BASE[rounds];
  if (base === undefined) throw new RangeError(`there is no burst of ${rounds}`);
  const range = distance === null ? null : rangeAt(distance, increment ?? 0, "burst");
  if (range?.automaticFailure) return { difficulties: [], automaticFailure: true };
  const added = base - recoil + (range?.modifier ?? 0) + situational;
  return { difficulties: attacks.map((attack) => added + attack), automaticFailure: false };
}

/** DD-148 — what is done with the damage of a burst: so many times, or half of it. */
export type BurstFactor = 2 | 1 | 0.5 | 0;

/** DD-142, DD-148 — by increment, from 1, whether or not somebody threw themselves out of the way. */
export function burstFactor(increments: number, passed: boolean): BurstFactor {
  if (increments > MOST_INCREMENTS.burst) return 0;
  if (increments <= 1) return passed ? 1 : 2;
  if (!passed) return 1;
  return increments === 2 ? 0.5 : 0;
}

/** DD-148, D-40 — a share of damage, rounded down. */
export function share(rolled: number, factor: number): number {
  return Math.floor(rolled * factor);
}
