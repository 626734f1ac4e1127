import { availableExperience, type ExperiencePool } from "./experience.js";
import { sumOf } from "../checks/faces.js";

/** WP-16 — several dice for one roll, a reason for each; and those that have already gone into it. */
export interface ExperienceLimits {
  readonly multiple: boolean;
  readonly onThisRoll?: number;
}

/** WP-15, WP-16 — most dice that may go into a roll: each once a session, one to a roll unless the table plays the option. */
export function mostExperience(pool: ExperiencePool, { multiple, onThisRoll = 0 }: ExperienceLimits): number {
  const most = multiple ? Infinity : Math.max(0, 1 - onThisRoll);
  return Math.min(most, availableExperience(pool));
}

/** WP-15 — the pool once dice of it have gone into a roll. */
export function afterUse({ total, used }: ExperiencePool, dice: number): ExperiencePool {
  return { total, used: Math.min(total, used + dice) };
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

/** WP-17, WP-77 — how dice come, and what they are given away for. */
export const EXPERIENCE_KINDS = ["award", "raise", "newTrait", "study", "power", "charges"] as const;

/** WP-17, WP-77 — a line of the log of experience: dice that came, or went for good, and for what. */
export interface ExperienceEntry {
  /** World time in seconds. */
  readonly time: number;
  readonly kind: (typeof EXPERIENCE_KINDS)[number];
  /** Name of the trait, spell or power; empty for none. */
  readonly name: string;
  readonly dice: number;
}

/** Lines that a log keeps; the oldest fall out. */
const MOST_ENTRIES = 200;

/** WP-17, WP-77 — the log with one line more; as it is where no dice moved. */
export function withEntry(log: readonly ExperienceEntry[], entry: ExperienceEntry): readonly ExperienceEntry[] {
  return entry.dice === 0 ? log : [...log, entry].slice(-MOST_ENTRIES);
}
