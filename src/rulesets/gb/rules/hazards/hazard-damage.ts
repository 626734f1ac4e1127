import { hazardGrowth, type HazardMode, type HazardRound, type HazardLocation, type FallLocation } from "./hazards.js";
import type { Profile } from "../character/profile.js";
import type { Zone } from "../vocabulary.js";
import { type WoundOptions, woundAt } from "../body/wounds.js";

/**
 * GB-58…GB-60 — gravity after a number of rounds of the same cause.
 * @param d10 face rolled once, in the first round
 * @param round 1 for the first
 * @param placeBonus GB bonus of the place, when one was rolled; it counts once
 */
export function hazardGb(bonus: number, d10: number, round = 1, placeBonus = 0): number {
  return bonus + d10 + placeBonus + (round - 1) * hazardGrowth(bonus);
}

/**
 * GB-59 — losses of one round: those of the gravity reached, less what the same wound has cost already.
 * @param before gravity reached a round earlier; `null` in the first
 */
export function hazardRound(
  gb: number,
  before: number | null,
  zone: Zone,
  profile: Profile,
  { mode = "growing", ...options }: WoundOptions & { readonly mode?: HazardMode } = {},
): HazardRound {
  const wound = woundAt(gb, zone, profile, options);
  if (before === null || mode === "perRound") return { wound, pf: wound.pfLoss, pv: wound.pvLoss };
  const earlier = woundAt(before, zone, profile, options);
  return { wound, pf: more(wound.pfLoss, earlier.pfLoss), pv: more(wound.pvLoss, earlier.pvLoss) };
}

function more(now: number | null, before: number | null): number | null {
  return now === null ? null : Math.max(0, now - (before ?? 0));
}

/** GB-60 — metres of a fall that add a die, and the most dice there are. */
const METRES_PER_DIE = 3;
const MOST_FALL_DICE = 20;

/** GB-60 — usual damage dice of a fall of a number of metres; `null` when it is too short to hurt. */
export function fallDamage(metres: number): string | null {
  const dice = Math.min(MOST_FALL_DICE, Math.floor(metres / METRES_PER_DIE));
  return dice < 1 ? null : `${dice}d6`;
}

/** GB-60 — whether the place is rolled, for one cause. */
export function hazardLocation(kind: string, own: HazardLocation, falls: FallLocation = "ask"): HazardLocation {
  if (own !== "ask" || (kind !== "fall" && kind !== "collision") || falls === "ask") return own;
  return falls === "always" ? "roll" : "none";
}
