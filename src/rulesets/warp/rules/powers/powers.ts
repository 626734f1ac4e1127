import type { PoolModifier } from "../checks/pool.js";
import type { PowerEffect } from "./power-kinds.js";
import { TURN_SECONDS } from "../time.js";

/** WP-103, WP-104 — one use of a power. */
export interface PowerUse {
  /** Charges left in the reserve. */
  readonly charges: number;
  readonly forced: boolean;
  /** WP-111 — the power is lost for a time. */
  readonly suspended?: boolean;
}

/** WP-103, WP-104 — whether a power can be used, and the charges left afterwards. */
export function spendCharges({ charges, forced, suspended = false }: PowerUse): {
  readonly allowed: boolean;
  readonly charges: number;
} {
  const cost = forced ? 2 : 1;
  const allowed = !suspended && charges >= cost;
  return { allowed, charges: allowed ? charges - cost : charges };
}

/** WP-104 — what forcing adds to the pool of a power: as many bonus dice as it has dice (WD-56). */
export function forcing(score: number, forced: boolean): readonly PoolModifier[] {
  return forced && score > 0 ? [{ id: "forced", kind: "bonus", count: score }] : [];
}

/** WP-112 — dice that intuition rolls, whatever its score. */
const INTUITION_DICE = 1;

/** WP-103, WP-112 — dice that a power rolls. */
export function powerDice(effect: PowerEffect, score: number): number {
  return effect === "intuition" ? INTUITION_DICE : score;
}

/** WP-105, WP-107, WP-111 — what the book says of a power besides what its total does. */
export interface BookPower {
  /** The mind it is turned on may resist. */
  readonly resisted: boolean;
  /** Turns that it takes to use (WD-42). */
  readonly castTurns: number;
  readonly opposes: readonly PowerEffect[];
}

const RESISTED: readonly PowerEffect[] = ["auraReading", "mindReading", "sending", "telepathy"];

/** WP-105, WP-107, WP-111 — a power as the book has it; one that a table makes up is as plain as can be. */
export function bookPower(effect: PowerEffect): BookPower {
  return {
    resisted: RESISTED.includes(effect),
    castTurns: effect === "healing" ? 5 : 1,
    opposes: effect === "telepathy" ? ["mindReading", "telepathy"] : [],
  };
}

/** WP-111 — in seconds. */
const HEALING_TOUCH = 30;

/** WP-111 — how long a power takes to use, in a fight and outside one (WD-42). */
export function castingTime(
  effect: PowerEffect,
  turns: number = bookPower(effect).castTurns,
): { readonly turns: number; readonly seconds: number } {
  return { turns, seconds: effect === "healing" ? HEALING_TOUCH : turns * TURN_SECONDS };
}
