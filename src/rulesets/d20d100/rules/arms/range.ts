import type { DamageKind, WeaponAction } from "../vocabulary.js";

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

/** DD-145 — which of its damages a weapon does at so many increments, from 1: a shotgun has three. */
export function damageColumn(increments: number): number {
  return Math.min(MOST_INCREMENTS.shotgun, increments);
}
