import { type ExperiencePool } from "../character/experience.js";
import { spent } from "../character/experience-used.js";
import { type Charges, CHARGE_COST, type Reserve, hoursPerCharge, HOUR_SECONDS, recharged } from "./psychic-reserve.js";

/** WP-101 — size of the reserve once a first power or spell has been learned in play; a later one adds nothing. */
export function reserveOnceLearned(max: number): number {
  return Math.max(1, max);
}

/**
 * WP-102 — charges for dice of experience, never the other way; they are there at once. `null`: too few dice.
 * @param cost what the keeper asks for them; absent: what the book does
 */
export function buyCharges(
  experience: ExperiencePool,
  { max, value }: Charges,
  count: number,
  cost = count * CHARGE_COST,
): { readonly experience: ExperiencePool; readonly reserve: Charges } | null {
  const left = count < 1 ? null : spent(experience, cost);
  return left && { experience: left, reserve: { max: max + count, value: value + count } };
}

/** WP-108 — seconds until the next charge is due, 0 once it is; `null` for a reserve that is full. */
export function untilCharge(reserve: Reserve, now: number): number | null {
  if (reserve.value >= reserve.max) return null;
  return Math.max(0, reserve.since + hoursPerCharge(reserve) * HOUR_SECONDS - now);
}

/** WP-103, WP-108 — a reserve that has paid charges: time spent full earns nothing. */
export function paid(reserve: Reserve, charges: number, now: number): Reserve {
  const current = recharged(reserve, now);
  return { ...current, value: Math.max(0, current.value - charges) };
}
