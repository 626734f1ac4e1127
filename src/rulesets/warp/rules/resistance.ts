import type { PoolParts } from "./pool.js";

/** WP-106, WP-107 — what a psychic spends a charge on: the score of his best power, or of one that opposes the attack. */
export interface PsychicAid {
  readonly kind: "bonus" | "oppose";
  readonly score: number;
}

/** WP-105…WP-107 — how somebody resists a power. */
export interface Resistance {
  /** Dice of a trait that the keeper lets count, or the two that anybody has. */
  readonly base: number;
  readonly aids: readonly PsychicAid[];
  /** Charges in the reserve. */
  readonly charges: number;
  /** Both aids at once, a charge each (WD-45). */
  readonly both?: boolean;
}

/** WP-105…WP-107 — pool of a resistance, and the charges it costs; an aid that nothing is left for is none. */
export function resistancePool({ base, aids, charges, both = false }: Resistance): {
  readonly parts: Required<Pick<PoolParts, "base" | "extra" | "bonus">>;
  readonly spent: number;
} {
  const paid = aids.slice(0, Math.min(charges, both ? 2 : 1));
  const dice = (kind: PsychicAid["kind"]) => paid.reduce((sum, aid) => sum + (aid.kind === kind ? aid.score : 0), 0);
  return { parts: { base, extra: dice("oppose"), bonus: dice("bonus") }, spent: paid.length };
}

/** WP-110, WP-117 — whether a power gets through to a mind: equality does not (WD-62); `null`: nobody resists. */
export function getsThrough(total: number, resistance: number | null): boolean {
  return resistance === null || total > resistance;
}
