import { lethalityBase } from "../attack/lethality.js";
import type { WoundOutcome } from "../body/wounds.js";

/** GB-58 — bonus of a natural cause, from the maximum of its usual damage dice; never the extra +1 of GB-17. */
export function hazardBonus(maxDamage: number): number {
  return lethalityBase(maxDamage);
}

/** GB-59 — gravity that each round after the first adds. */
export function hazardGrowth(bonus: number): number {
  return bonus + 1;
}

/** GB-59 — one wound that grows with every round, or a new one each round (D-37). */
export const HAZARD_MODES = ["growing", "perRound"] as const;
export type HazardMode = (typeof HAZARD_MODES)[number];

/** GB-59 — what one round of a natural cause costs. */
export interface HazardRound {
  readonly wound: WoundOutcome;
  /** Points lost in this round; `null`: it kills. */
  readonly pf: number | null;
  readonly pv: number | null;
}

/** GB-60 — whether a natural cause strikes one place: never, always, or as the keeper says each time. */
export type HazardLocation = "none" | "ask" | "roll";

/** GB-60 — what the table has decided for the falls and collisions that are left to the keeper (D-38). */
export type FallLocation = "ask" | "always" | "never";
