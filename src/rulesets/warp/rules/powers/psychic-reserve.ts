/** WP-102 — dice of experience that one charge costs. */
export const CHARGE_COST = 2;

/** WP-102 — a reserve, in charges: its size, and what is left of it. */
export interface Charges {
  readonly max: number;
  readonly value: number;
}

const DAY_HOURS = 24;
/** Seconds of an hour. */
export const HOUR_SECONDS = 3600;

/** WP-108 — a reserve; `since` is the world time, in seconds, from which the next charge is counted. */
export interface Reserve extends Charges {
  /** How fast it fills, 1 for most. */
  readonly rate: number;
  readonly since: number;
}

/** WP-108 — hours between two charges: an empty reserve is full after a day. */
export function hoursPerCharge({ max, rate }: Pick<Reserve, "max" | "rate">): number {
  return DAY_HOURS / (max * rate);
}

/** WP-108 — a reserve at a later world time; what is left of the time counts for the next charge, unless it is full. */
export function recharged(reserve: Reserve, now: number): Reserve {
  const { max, value, since } = reserve;
  if (value >= max || now <= since) return { ...reserve, since: now }; // nobody waits twice for a time set back
  const seconds = hoursPerCharge(reserve) * HOUR_SECONDS;
  const earned = Math.floor((now - since) / seconds + 1e-9); // a rate of 0.1 must not cost a charge to its last digit
  const full = value + earned >= max;
  return { ...reserve, value: Math.min(max, value + earned), since: full ? now : since + earned * seconds };
}

/** WP-108 — a reserve set by hand: one that was full starts to fill from now. */
export function setByHand(reserve: Reserve, charges: number, now: number): Pick<Reserve, "value" | "since"> {
  const { max, since } = recharged(reserve, now);
  return { value: Math.min(Math.max(0, charges), max), since };
}
