import type { SprintState } from "../vocabulary.js";

/** DD-68 — what a round of an effort asks for. */
export interface EffortRound {
  /** Whether Endurance is tested. */
  readonly test: boolean;
  /** What weighs on the test. */
  readonly penalty: number;
}

/** DD-68 — running or swimming: free for as many rounds as Constitution has points; then harder with each round. */
export function effortRound(constitution: number, round: number): EffortRound {
  const late = round - constitution - 1;
  return late < 0 ? { test: false, penalty: 0 } : { test: true, penalty: 0 - late };
}

/** DD-69 — what testing FOR makes of an effort. */
export const sprintAfter = (strengthSucceeded: boolean): SprintState => (strengthSucceeded ? "holds" : "failed");

/** DD-69 — the round of an effort: a sprint counts from its own first one, whatever was run before it. */
export function sprintCounts(before: SprintState, after: SprintState, round: number): number {
  return before === "untested" && after === "holds" ? 1 : round;
}

/**
 * DD-68, DD-69 — a round of an effort: a sprint is tested from its first round on; whoever fails FOR merely runs.
 * @param sprints whether FOR has made a sprint of it
 */
export function sprintRound(sprints: boolean, constitution: number, round: number): EffortRound {
  return sprints ? effortRound(0, round) : effortRound(constitution, round);
}
