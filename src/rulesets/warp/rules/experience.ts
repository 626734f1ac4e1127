import { sumOf } from "./faces.js";

/** WP-15 — the dice of experience: how many there are, how many of them are used up for this session. */
export interface ExperiencePool {
  readonly total: number;
  readonly used: number;
}

/** WP-32 — the pool of a new character. */
export const STARTING_EXPERIENCE: ExperiencePool = { total: 1, used: 0 };

/** WP-15 — dice that can still be used in this session. */
export function availableExperience({ total, used }: ExperiencePool): number {
  return Math.max(0, total - used);
}

/** WP-15 — what somebody wants of the pool for one roll. */
export interface ExperienceUse {
  readonly count: number;
  /** Dice already used for this roll. */
  readonly onThisRoll: number;
  /** The keeper accepts the reason; nobody has one for a roll whose sense is kept secret. */
  readonly justified: boolean;
  /** WP-16 — several dice for one roll, a reason for each. */
  readonly multiple: boolean;
}

/** WP-15, WP-16 — what comes of it: bonus dice for the roll, and the pool afterwards. */
export interface ExperienceUsed {
  readonly allowed: boolean;
  readonly used: number;
  readonly bonus: number;
}

/** WP-15, WP-16 — dice of experience as bonus dice: each once a session, one to a roll unless the table plays the option. */
export function useExperience(pool: ExperiencePool, use: ExperienceUse): ExperienceUsed {
  const { count, onThisRoll, justified, multiple } = use;
  const most = multiple ? Infinity : 1;
  const allowed = justified && count + onThisRoll <= most && count <= availableExperience(pool);
  return { allowed, used: pool.used + (allowed ? count : 0), bonus: allowed ? count : 0 };
}

/** WP-15 — a new session gives every die back. */
export function newSession({ total }: ExperiencePool): ExperiencePool {
  return { total, used: 0 };
}

/** WP-17 — what the keeper may reward with a die. */
export const AWARDS = ["session", "majorTask", "severeDefeat", "brilliantMove", "roleplay"] as const;

/** WP-17 — the pool with the dice of an evening. */
export function awarded(pool: ExperiencePool, dice: readonly number[]): ExperiencePool {
  return { ...pool, total: pool.total + sumOf(dice) };
}

/** WP-77 — dice given away for good; dice already used this session may be among them (WD-27). `null`: too few. */
export function spent({ total, used }: ExperiencePool, cost: number): ExperiencePool | null {
  if (total < cost) return null;
  return { total: total - cost, used: Math.min(used, total - cost) };
}
