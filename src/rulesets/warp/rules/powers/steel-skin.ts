import { sumOf } from "../checks/faces.js";

/** WP-118 — minutes that a steel skin lasts at most. */
export const STEEL_SKIN_MINUTES = 10;

/** WP-118 — a steel skin: points taken off each blow, blows it still stands, and the dice that made it. */
export interface SteelSkin {
  readonly absorb: number;
  readonly hits: number;
  readonly dice: number;
}

/** WP-118 — the skin that dice make: their sum, for as many blows as the best one shows. */
export function steelSkin(kept: readonly number[]): SteelSkin {
  return { absorb: sumOf(kept), hits: Math.max(0, ...kept), dice: kept.length };
}

/** WP-118 — the skin after a blow that hit, absorbed or not; `null` once the last has fallen. */
export function afterBlow(skin: SteelSkin): SteelSkin | null {
  return skin.hits > 1 ? { ...skin, hits: skin.hits - 1 } : null;
}

/** WP-118 — of two rolls, the one that takes more off a blow; of two alike, the one that stands more of them. */
export function betterSkin(one: SteelSkin, other: SteelSkin): SteelSkin {
  const gain = other.absorb - one.absorb || other.hits - one.hits;
  return gain > 0 ? other : one;
}
