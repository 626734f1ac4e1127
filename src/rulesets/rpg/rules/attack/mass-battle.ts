/** RP-78 — an army at the end: its die, and what the characters and their people earned it. */
export interface Army {
  readonly die: number;
  readonly earned: readonly number[];
}

/** RP-78 — how a battle ends; equal totals leave it undecided. */
export interface BattleResult {
  readonly a: number;
  readonly b: number;
  readonly winner: "a" | "b" | "tie";
}

/** RP-78 — die and earnings of an army. */
export function battleTotal({ die, earned }: Army): number {
  return earned.reduce((sum, points) => sum + points, die);
}

/** RP-78 — two armies against one another. */
export function resolveBattle(left: Army, right: Army): BattleResult {
  const [a, b] = [battleTotal(left), battleTotal(right)];
  return { a, b, winner: a === b ? "tie" : a > b ? "a" : "b" };
}
