import { AMMO_FACTOR } from "./ammunition.js";
import type { AmmoType } from "./ammunition.js";
import { sumOf } from "./faces.js";
import type { TacticEffect } from "./fire.js";

/** WP-52, WP-84 — what a row of the damage tables says. */
export interface FactorRow {
  readonly factor: number;
  /** WP-60 — the damage is temporary. */
  readonly temporary?: true;
  /** WP-93 — the damage is divided by the range dice. */
  readonly divideByRange?: true;
}

/** WP-52, WP-84 — damage factors of the tables; the chapter's word on submachine guns (WD-71). */
export const FACTORS = {
  unarmed: { factor: 1 },
  throwingKnife: { factor: 1 },
  knife: { factor: 2 },
  leadPipe: { factor: 2 },
  crossbow: { factor: 2 },
  throwingAxe: { factor: 2 },
  sword: { factor: 3 },
  axe: { factor: 3 },
  taser: { factor: 5, temporary: true },
  lightPistol: { factor: 3 },
  lightSmg: { factor: 3 },
  pistol: { factor: 4 },
  smg: { factor: 4 },
  assaultRifle: { factor: 4 },
  heavyPistol: { factor: 5 },
  heavySmg: { factor: 5 },
  assaultCannon: { factor: 5 },
  lightRifle: { factor: 6 },
  heavyRifle: { factor: 7 },
  shotgun: { factor: 10, divideByRange: true },
} as const satisfies Record<string, FactorRow>;
export type FactorId = keyof typeof FACTORS;

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
