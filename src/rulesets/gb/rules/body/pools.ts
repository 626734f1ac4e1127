import { EXHAUSTION_DC, MOST_TOUGHNESS, POOL_BASE } from "../tables.js";
import type { ExhaustionResult, PoolMethod, State } from "../vocabulary.js";

/** Points of life (PV) and of fatigue (PF). */
export interface Pools {
  readonly pv: number;
  readonly pf: number;
}

/**
 * GB-05, GB-06 — maximum of either pool, at least 1. Level never matters.
 * @param toughness times the feat Toughness was taken; it counts twice at most (GB-55)
 * @param adjustment the keeper's own addition, in points
 */
export function poolMax(conModifier: number, toughness = 0, adjustment = 0): number {
  return Math.max(1, POOL_BASE + conModifier + 2 * Math.min(MOST_TOUGHNESS, toughness) + adjustment);
}

/** GB-47 — what a creature's pools are made from; `hp` are the hit points printed for the classic rules. */
export interface CreaturePoolSource {
  readonly hp: number;
  readonly conModifier: number;
  readonly toughness?: number;
  /** The keeper's figures, used by the method `manual`. */
  readonly manual?: Pools;
  /** Where the spare point of odd hit points goes. */
  readonly oddPoint?: "pf" | "pv";
}

/** GB-47 — maximum PV and PF of a creature, at least 1 each. */
export function creaturePools(method: PoolMethod, source: CreaturePoolSource): Pools {
  if (method === "halve") return halved(source.hp, source.oddPoint ?? "pf");
  if (method === "manual") {
    const { pv, pf } = source.manual ?? { pv: 1, pf: 1 };
    return { pv: Math.max(1, pv), pf: Math.max(1, pf) };
  }
  const points = poolMax(source.conModifier, source.toughness);
  return { pv: points, pf: points };
}

function halved(hp: number, oddPoint: "pf" | "pv"): Pools {
  const low = Math.max(1, Math.floor(hp / 2));
  const high = Math.max(1, hp - Math.floor(hp / 2));
  // D-33: 1 PV and 2 PF would start above the cap of GB-14.
  return oddPoint === "pv" || high > pfCap(low) ? { pv: high, pf: low } : { pv: low, pf: high };
}

/** GB-14 — PF may not exceed PV by more than half; in PF, 0 for the dead. */
export function pfCap(pv: number): number {
  return Math.floor(1.5 * Math.max(0, pv));
}

/** GB-14 — highest PF a character can have now. */
export function pfCeiling(pv: number, pfMax: number): number {
  return Math.min(pfMax, pfCap(pv));
}

/** GB-14 — whether the cap cuts PF as soon as PV fall, or only limits what comes back (D-07). */
export type CapMode = "always" | "recovery";

/** GB-14 — PF left once the cap has cut them; in mode `recovery` it only limits what comes back. */
export function cappedPf({ pv, pf }: Pools, mode: CapMode = "always"): number {
  // The dead are past the cap: their PF stay as the blow left them.
  return mode === "recovery" || pv <= 0 ? pf : Math.min(pf, pfCap(pv));
}

/** GB-09 — what the Fortitude save made at 0 PF decides. */
export function exhaustionResult(saveTotal: number): "stunned" | "unconscious" {
  return saveTotal >= EXHAUSTION_DC ? "stunned" : "unconscious";
}

/** GB-09 — when the save is made: as PF fall to 0 or less, or at every loss from there on (D-27). */
export type SaveRepeat = "crossing" | "everyLoss";

/**
 * GB-09 — the answer of the save once the points have moved: none above 0 PF; where every loss asks for it, it is owed
 * again by a victim still on its feet, while one who has fainted stays so (D-27).
 */
export function exhaustionAfter(
  result: ExhaustionResult,
  before: Pools,
  after: Pools,
  repeat: SaveRepeat = "crossing",
): ExhaustionResult {
  if (after.pf > 0) return "none";
  return repeat === "everyLoss" && result === "stunned" && after.pf < before.pf ? "pending" : result;
}

/** GB-44 — what becomes of a body at 0 PF: the human save, standing still, or nothing at all. */
export type PfZeroEffect = "save" | "inert" | "none";

/** GB-08, GB-09 — state that follows from the pools and from the answer of the save. */
export function stateOf({ pv, pf }: Pools, result: ExhaustionResult, effect: PfZeroEffect = "save"): State {
  if (pv <= 0) return "dead";
  if (pf > 0 || effect === "none") return "active";
  if (effect === "inert") return "inert";
  return result === "none" ? "pending" : result;
}
