import { FULL_AUTO_LEAST, type Tactic } from "../vocabulary.js";

/** WP-90, WP-92 — rounds of a burst, and for each target of a sweep. */
const BURST_ROUNDS = 3;
const SWEEP_ROUNDS = 5;

/** WP-89…WP-92 — an attack as the magazine sees it. */
export interface Firing {
  readonly tactic: Tactic;
  readonly loaded: number;
  /** Single shots fired in this action. */
  readonly shots?: number;
  /** Targets of a sweep. */
  readonly targets?: number;
  /** Rounds that full-auto at one target takes where the magazine has them (WD-35). */
  readonly fullAutoRounds?: number;
}

/** WP-91, WP-92 — tactics that empty the magazine. */
export function isFullAuto(tactic: Tactic): boolean {
  return tactic === "fullAutoSingle" || tactic === "fullAutoSweep";
}

/** WP-89…WP-92 — rounds that an attack calls for, whether or not they are loaded. */
export function roundsOf({ tactic, loaded, shots = 1, targets = 1, fullAutoRounds = FULL_AUTO_LEAST }: Firing): number {
  switch (tactic) {
    case "single":
      return shots;
    case "burst":
      return BURST_ROUNDS;
    case "fullAutoSingle":
      return Math.max(FULL_AUTO_LEAST, Math.min(loaded, fullAutoRounds));
    case "fullAutoSweep":
      return SWEEP_ROUNDS * targets;
  }
}

/** WP-89…WP-92 — whether the magazine allows an attack, and the rounds it takes. */
export function spendRounds(firing: Firing): { readonly allowed: boolean; readonly used: number } {
  const used = roundsOf(firing);
  const least = isFullAuto(firing.tactic) ? FULL_AUTO_LEAST : 1;
  const allowed = firing.loaded >= Math.max(least, used);
  return { allowed, used: allowed ? used : 0 };
}

/** WP-92 — how many targets a sweep can take in with what is loaded. */
export function mostSwept(loaded: number): number {
  return loaded < FULL_AUTO_LEAST ? 0 : Math.floor(loaded / SWEEP_ROUNDS);
}

/** WP-92 — everybody that a sweep takes in: nobody between the first and the last who were chosen is left out. */
export function swept<T>(line: readonly T[], chosen: readonly T[]): readonly T[] {
  const places = chosen.map((one) => line.indexOf(one)).filter((place) => place >= 0);
  return places.length === 0 ? [] : line.slice(Math.min(...places), Math.max(...places) + 1);
}
