/** GB-01 — the difficulties that a keeper names most often, as the d20 rules have them. */
export const DIFFICULTIES = { easy: 5, average: 10, tough: 15, challenging: 20, formidable: 25 } as const;
export type Difficulty = keyof typeof DIFFICULTIES;
export const DIFFICULTY_NAMES = Object.keys(DIFFICULTIES) as readonly Difficulty[];
