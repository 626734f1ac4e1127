import type { Pools } from "../body/pools.js";

/** GB-61 — a character under water; every figure counts rounds of 6 seconds but `step`. */
export interface Drowning {
  /** Rounds of breath used. */
  readonly breath: number;
  /** Constitution checks passed since. */
  readonly step: number;
  /** Rounds since the check that failed; 0 while the character still fights for air. */
  readonly round: number;
}

/** GB-61 — difficulty of the first Constitution check; each one passed makes the next harder by 1. */
const FIRST_CHECK_DC = 10;

/** GB-61 — rounds a character can hold its breath, from its Constitution score; a body without one does not breathe. */
export function breathRounds(con: number | null): number {
  return con === null ? Infinity : 2 * con;
}

/** GB-61 — what the next round under water asks for: breath, a check, or points. */
export function drowningPhase({ breath, round }: Drowning, rounds: number): "breath" | "check" | "drowning" {
  if (round > 0) return "drowning";
  return breath < rounds ? "breath" : "check";
}

/** GB-61 — difficulty of the next Constitution check. */
export function drowningDc(step: number): number {
  return FIRST_CHECK_DC + step;
}

/**
 * GB-61 — where a round under water leads.
 * @param rounds rounds of breath the character has
 * @param passed whether the Constitution check succeeded, where one was made
 */
export function nextDrowning(before: Drowning, rounds: number, passed: boolean): Drowning {
  switch (drowningPhase(before, rounds)) {
    case "breath":
      return { ...before, breath: before.breath + 1 };
    case "check":
      return passed ? { ...before, step: before.step + 1 } : { ...before, round: 1 };
    case "drowning":
      return { ...before, round: before.round + 1 };
  }
}

/**
 * GB-61 — pools after a round since the failed check: the first empties the PF, each further one takes a PV.
 * The victim is unconscious without a save, and never stabilises (D-39).
 */
export function drown({ pv, pf }: Pools, round: number): Pools {
  if (round < 1 || pv <= 0) return { pv, pf };
  return round === 1 ? { pv, pf: Math.min(0, pf) } : { pv: pv - 1, pf };
}
