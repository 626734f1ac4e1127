import { rangeAt } from "./range-at.js";
import type { DamageKind, WeaponAction } from "./vocabulary.js";

/** DD-142 — what a range limit is measured by. */
export type RangeKind = "firearm" | "burst" | "thrown" | "shotgun";

/** DD-142, D-69 — increments beyond which nothing hits. */
export const MOST_INCREMENTS: Readonly<Record<RangeKind, number>> = { firearm: 10, burst: 10, thrown: 5, shotgun: 3 };

/** DD-142 — where a distance falls; `modifier` is `null` beyond the last increment. */
export interface RangeReading {
  /** From 1. */
  readonly increments: number;
  readonly modifier: number | null;
  readonly automaticFailure: boolean;
}

/** DD-142, DD-145, D-69 — by which limit a weapon is measured; `thrown` when it is thrown whatever it is. */
export function rangeKindOf(action: WeaponAction, kind: DamageKind, thrown: boolean): RangeKind {
  if (thrown || action === "thrown" || action === "bow" || action === "explosive") return "thrown";
  return kind === "shot" ? "shotgun" : "firearm";
}

/**
 * DD-145 — the damage of a shotgun at a distance; `formula` is `null` beyond the third increment.
 * @param damages near, middle and far
 */
export function shotgunDamage(
  distance: number,
  increment: number,
  damages: readonly [string, string, string],
): RangeReading & { readonly formula: string | null } {
  const reading = rangeAt(distance, increment, "shotgun");
  return { ...reading, formula: damages[reading.increments - 1] ?? null };
}
