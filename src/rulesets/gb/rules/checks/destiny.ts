/** GB-02 — destiny points of an investigator. */
export interface Destiny {
  readonly total: number;
  readonly remaining: number;
}

/**
 * GB-02 — destiny points: one a level, and a spent one never comes back.
 * @param bonus the keeper's own addition, in points
 */
export function destiny(level: number, spent: number, bonus = 0): Destiny {
  const total = Math.max(0, level + bonus);
  return { total, remaining: Math.max(0, total - spent) };
}
