import { AMMO_FACTOR } from "./ammunition.js";
import type { AmmoType } from "./ammunition.js";
import { sumOf } from "../checks/faces.js";
import type { TacticEffect } from "./fire.js";

/** WP-52, WP-90…WP-92, WP-95 — what a damage factor is made of. */
export const FACTOR_PARTS = ["weapon", "tactic", "ammunition"] as const;

/** WP-52, WP-90…WP-92, WP-95 — one part of a damage factor. */
export interface FactorPart {
  readonly id: (typeof FACTOR_PARTS)[number];
  readonly value: number;
}

/** WP-90…WP-92, WP-95 — factor of a weapon with what tactic and ammunition add (WD-55); parts that add nothing are left out. */
export function factorParts(
  factor: number,
  { tactic, ammunition }: { readonly tactic?: TacticEffect; readonly ammunition?: AmmoType } = {},
): readonly FactorPart[] {
  const parts: readonly FactorPart[] = [
    { id: "weapon", value: factor },
    { id: "tactic", value: tactic?.factor ?? 0 },
    { id: "ammunition", value: ammunition ? AMMO_FACTOR[ammunition] : 0 },
  ];
  return parts.filter(({ value }) => value !== 0);
}

/** WP-51 — the factor that its parts come to. */
export function totalFactor(parts: readonly FactorPart[]): number {
  return sumOf(parts.map(({ value }) => value));
}
