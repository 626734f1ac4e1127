import { roundDown } from "../rounding.js";
import type { FallSlices } from "../vocabulary.js";

/** RP-84 — metres that cost a die. */
const SLICE_METRES = 3;

/** RP-84 — what one slice costs, and what landing well spares. */
export const FALL_DIE_FACES = 6;

/** RP-84 — a fall. */
export interface Fall {
  /** Metres. */
  readonly height: number;
  /** Dice more for rocks, fewer for a soft or wet landing, by the keeper's word. */
  readonly ground?: number;
}

/** RP-84 — dice of a fall. */
export function fallDice({ height, ground = 0 }: Fall, slices: FallSlices = "complete"): number {
  const counted = slices === "started" ? Math.ceil(height / SLICE_METRES) : roundDown(height, SLICE_METRES); // D-53
  return Math.max(0, Math.max(0, counted) + ground);
}

/**
 * RP-84 — hit points lost; armour does not help (D-41).
 * @param spared the die of a successful test of Acrobaties, 0 without one
 */
export function fallLoss(rolled: number, spared = 0): number {
  return Math.max(0, rolled - spared);
}
