import { roundDown } from "../rounding.js";

/** RP-15 — where the score of a test comes from. */
export type ScoreSource = "skill" | "root" | "base";

/** RP-15 — a score with where it comes from. */
export interface CoveringScore {
  readonly source: ScoreSource;
  readonly score: number;
}

/**
 * RP-15, RP-103 — the skill that covers an action; without it its Racine; without one the value that the keeper set.
 * @param candidates `null` for what the character lacks, or what does not cover the action
 */
export function coveringScore(candidates: {
  readonly skill: number | null;
  readonly root: number | null;
  readonly base: number;
}): CoveringScore {
  if (candidates.skill !== null) return { source: "skill", score: candidates.skill };
  if (candidates.root !== null) return { source: "root", score: candidates.root };
  return { source: "base", score: candidates.base };
}

/** RP-22 — what a skill's score is made of; `lost` are the points lost for good, at most 0. */
export interface SkillFigures {
  readonly root: number;
  readonly mastery: number;
  readonly lost?: number;
  /** A creature's fixed score (RP-105); `null` where Racine and mastery tell. */
  readonly override?: number | null;
}

/** RP-22 — the score of a skill when nothing hinders: Racine and DM, less what was lost for good (D-11). */
export function referenceScore({ root, mastery, lost = 0, override = null }: SkillFigures): number {
  return (override ?? root + mastery) + lost;
}

/** RP-22, RP-61 — a score as it is rolled: halved once at most, then whatever adds or takes points (D-38). */
export function effectiveScore(reference: number, halved: boolean, modifiers: readonly number[] = []): number {
  return modifiers.reduce((score, value) => score + value, halved ? roundDown(reference, 2) : reference);
}
