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
