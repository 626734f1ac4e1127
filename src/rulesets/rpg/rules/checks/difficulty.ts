/** RP-08 — rungs of the ladder, easiest first. */
export const RUNGS = ["veryEasy", "easy", "normal", "hard", "veryHard"] as const;
export type Rung = (typeof RUNGS)[number];

/** RP-08 — the FD of each rung; it is added to the die. */
export const LADDER: Readonly<Record<Rung, number>> = { veryEasy: -5, easy: -2, normal: 0, hard: 2, veryHard: 5 };

/** RP-08 — the rung that any FD goes by: an even chance up to a point away, the ends from 5 on (D-03). */
export function rungOf(difficulty: number): Rung {
  if (difficulty <= LADDER.veryEasy) return "veryEasy";
  if (difficulty <= LADDER.easy) return "easy";
  if (difficulty < LADDER.hard) return "normal";
  return difficulty < LADDER.veryHard ? "hard" : "veryHard";
}

/** RP-06 — what the keeper is offered for a new try: the first failure taught something. */
export const NEW_TRY_DIFFICULTY = -1;
