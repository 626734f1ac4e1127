import type { PoolModifier } from "./pool.js";

/** WP-14 — the rolls that an effect may add dice to. */
export const SCOPES = ["all", "attack", "defence", "agility", "resistance", "social", "check"] as const;
export type Scope = (typeof SCOPES)[number];

/** Dice that effects add to the rolls of a scope; `dice` count on top. */
export interface ScopeDice {
  readonly bonus: number;
  readonly malus: number;
  readonly dice: number;
}

/** A roll, as far as effects tell rolls apart. */
export interface ScopedRoll {
  readonly kind: "check" | "attack" | "defence" | "resistance";
  /** WP-62 — the trait that is rolled is one of agility. */
  readonly agility?: boolean;
  /** WP-129 — it is about persuading, charming, threatening. */
  readonly social?: boolean;
}

/** WP-14, WP-62, WP-129 — the scopes that a roll falls under: attacks and defences ask for agility. */
export function scopesOf({ kind, agility = false, social = false }: ScopedRoll): readonly Scope[] {
  const agile = agility || kind === "attack" || kind === "defence";
  return ["all", kind, ...(agile ? (["agility"] as const) : []), ...(social ? (["social"] as const) : [])];
}

/**
 * WP-14, WP-75 — named dice of effects and of serious wounds for a roll; those without dice are left out.
 * @param wounds scopes that serious wounds hinder with a malus die each
 */
export function scopeModifiers(
  mods: Readonly<Record<Scope, ScopeDice>>,
  wounds: readonly (Scope | null)[],
  scopes: readonly Scope[],
): readonly PoolModifier[] {
  const count = (kind: keyof ScopeDice) => scopes.reduce((sum, scope) => sum + mods[scope][kind], 0);
  const hindering = wounds.filter((scope) => scope !== null && scopes.includes(scope)).length;
  const all: readonly PoolModifier[] = [
    { id: "effectBonus", kind: "bonus", count: count("bonus") },
    { id: "effectMalus", kind: "malus", count: count("malus") },
    { id: "effectDice", kind: "dice", count: count("dice") },
    { id: "seriousWounds", kind: "malus", count: hindering },
  ];
  return all.filter((modifier) => modifier.count !== 0);
}
