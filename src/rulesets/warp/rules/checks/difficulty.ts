/** WP-08 — rungs of the ladder, easiest first. */
export const RUNGS = ["easy", "average", "hard", "veryHard", "nearImpossible"] as const;
export type Rung = (typeof RUNGS)[number];

/** WP-08 — a rung: the number to beat, or the dice an obstacle rolls instead (WP-09). */
export interface RungFigures {
  readonly difficulty: number;
  /** The keeper may go higher. */
  readonly openEnded: boolean;
  /** Counts of dice to choose from. */
  readonly dice: readonly number[];
}

/** WP-08 — the ladder of difficulties. */
export const LADDER: Readonly<Record<Rung, RungFigures>> = {
  easy: { difficulty: 4, openEnded: false, dice: [1] },
  average: { difficulty: 7, openEnded: false, dice: [2] },
  hard: { difficulty: 11, openEnded: false, dice: [3] },
  veryHard: { difficulty: 14, openEnded: false, dice: [4] },
  nearImpossible: { difficulty: 18, openEnded: true, dice: [5, 6] },
};

/** WP-09 — most dice that an obstacle rolls. */
export const MOST_OBSTACLE_DICE = Math.max(...RUNGS.flatMap((rung) => LADDER[rung].dice));
