import type { PoolModifier } from "../checks/pool.js";

/** WP-106, WP-107 — what a psychic spends a charge on: the score of his best power, or of one that opposes the attack. */
export interface PsychicAid {
  readonly id: "ownPower" | "opposingPower";
  readonly score: number;
}

/** WP-105…WP-107 — how somebody resists a power. */
export interface Resistance {
  readonly aids: readonly PsychicAid[];
  /** Charges in the reserve. */
  readonly charges: number;
  /** Both aids at once, a charge each (WD-45). */
  readonly both?: boolean;
}

/**
 * WP-105…WP-107 — what a psychic adds to the dice of a resistance, a trait's or the two that anybody has, and the charges
 * it costs; an aid that no charge is left for is none.
 */
export function psychicResistance({ aids, charges, both = false }: Resistance): {
  readonly modifiers: readonly PoolModifier[];
  readonly spent: number;
} {
  const paid = aids.slice(0, Math.min(charges, both ? 2 : 1));
  return {
    modifiers: paid.map(({ id, score }) => ({ id, kind: id === "ownPower" ? "bonus" : "dice", count: score })),
    spent: paid.length,
  };
}

/** WP-110, WP-117 — whether a power gets through to a mind: equality does not (WD-62); `null`: nobody resists. */
export function getsThrough(total: number, resistance: number | null): boolean {
  return resistance === null || total > resistance;
}
