import type { Naturals } from "../vocabulary.js";

/** RP-12 — faces that decide by themselves. */
const BEST_FACE = 1;
export const WORST_FACE = 20;

/** RP-12, RP-13 — what a test comes to. */
export type TestOutcome = "criticalSuccess" | "success" | "failure" | "criticalFailure";

/** RP-09 — a test: the score, its FD, and the face that the d20 shows. */
export interface D20Test {
  readonly score: number;
  readonly difficulty: number;
  readonly die: number;
}

/** RP-09, RP-10 — what a test comes to; `target` is the highest face that wins by arithmetic. */
export interface TestResult {
  readonly total: number;
  readonly target: number;
  readonly margin: number;
  readonly success: boolean;
  readonly outcome: TestOutcome;
}

/** RP-09, RP-10, RP-12, RP-13 — a d20 and its FD against a score. */
export function resolveTest({ score, difficulty, die }: D20Test, naturals: Naturals = "auto"): TestResult {
  const { success, outcome } = outcomeOn(die, targetOf(score, difficulty), naturals);
  const margin = score - die - difficulty;
  return {
    total: die + difficulty,
    target: targetOf(score, difficulty),
    margin: success ? Math.max(0, margin) : Math.min(-1, margin), // D-04
    success,
    outcome,
  };
}

/** RP-09 — the number of winning faces, before 1 and 20 are looked at: below 1 or above 19 it is out of the die's reach. */
export function targetOf(score: number, difficulty: number): number {
  return score - difficulty;
}

/**
 * RP-12, RP-13 — what a face means against a number of winning faces: a 1 succeeds and a 20 fails, critically unless it
 * is the only face that does.
 */
export function outcomeOn(
  die: number,
  target: number,
  naturals: Naturals = "auto",
): Pick<TestResult, "success" | "outcome"> {
  if (die === BEST_FACE && target > BEST_FACE) return { success: true, outcome: "criticalSuccess" };
  if (die === WORST_FACE && target < WORST_FACE - 1) return { success: false, outcome: "criticalFailure" };
  const success = naturals === "auto" && isNatural(die) ? die === BEST_FACE : die <= target; // D-07
  return { success, outcome: success ? "success" : "failure" };
}

function isNatural(die: number): boolean {
  return die === BEST_FACE || die === WORST_FACE;
}
