import { type Profile, locationBonus } from "../character/profile.js";
import type { Zone } from "../vocabulary.js";
import { type WoundOutcome, woundAt } from "../body/wounds.js";

/** GB-18, GB-26, GB-27 — everything a blow depends on once the dice are known. */
export interface AttackInput {
  /** Face of the d20, 1 to 20. */
  readonly d20: number;
  readonly attackBonus: number;
  /** Armour class of the zone hit. */
  readonly ac: number;
  readonly zone: Zone;
  readonly profile: Profile;
  /** GB-27 — signed sum of what else changes the gravity: keeper, target's reduction … */
  readonly gbModifier?: number;
  /** GB-18 — 20 always hits and 1 always misses (D-11). */
  readonly naturalExtremes?: boolean;
  /** GB-51 — the blow costs PF only. */
  readonly pfOnly?: boolean;
}

/** GB-26 — outcome of a blow; `wound` is `null` on a miss. */
export interface AttackOutcome {
  readonly total: number;
  readonly difference: number;
  readonly hit: boolean;
  /** GB-18 — the extreme face that decided, if one did. */
  readonly natural: "hit" | "miss" | null;
  readonly wound: WoundOutcome | null;
}

/** GB-18, GB-26…GB-29 — compares the roll with the armour class and reads the wound. */
export function resolveAttack(input: AttackInput): AttackOutcome {
  const total = input.d20 + input.attackBonus;
  const difference = total - input.ac;
  const natural = naturalResult(input.d20, input.naturalExtremes ?? true);
  const hit = natural === null ? difference >= 0 : natural === "hit";
  return { total, difference, hit, natural, wound: hit ? woundOf(input, difference) : null };
}

/** GB-27 — gravity of a hit: the difference, never below 0, plus the place and what else changes it. */
export function gbOfHit(difference: number, zone: Zone, profile: Profile, gbModifier = 0): number {
  return Math.max(0, Math.max(0, difference) + locationBonus(profile, zone).gb + gbModifier);
}

function woundOf({ zone, profile, gbModifier, pfOnly }: AttackInput, difference: number): WoundOutcome {
  return woundAt(gbOfHit(difference, zone, profile, gbModifier), zone, profile, { pfOnly: pfOnly ?? false });
}

function naturalResult(d20: number, naturalExtremes: boolean): "hit" | "miss" | null {
  if (!naturalExtremes) return null;
  if (d20 === 20) return "hit";
  return d20 === 1 ? "miss" : null;
}
