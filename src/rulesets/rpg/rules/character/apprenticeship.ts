import { mayTeach } from "../checks/mastery.js";
import { MOST_MASTERY } from "../vocabulary.js";
import { roundDown } from "../rounding.js";

/** RP-101 — the die of a pupil; it knows no criticals. */
export const LEARNING_FORMULA = "1d10";

/** RP-99 — points that a master is ahead at least. */
const LEAST_GAP = 4;

/** RP-101 — from which a score is inverted, and what the sum is divided by. */
const INVERSE_FROM = 20;
const DIVISOR = 3;

/** RP-98…RP-102 — a pupil and a master of one skill. Scores are those without wounds. */
export interface Lesson {
  /** `null` where the pupil lacks the skill: then it is the Racine that counts. */
  readonly mastery: number | null;
  readonly score: number;
  /** Esprit of the pupil. */
  readonly mind: number;
  readonly masterScore: number;
  readonly masterMastery: number;
  /** Points that the pupil learned of masters in this skill. */
  readonly learned: number;
}

/** RP-98…RP-102 — why a lesson is not given. */
export type NoLesson = "master" | "noSkill" | "masteryCap" | "gap" | "mind";

/**
 * RP-98, RP-99, RP-102 — the first reason against a lesson, `null` when it may be given. A lead of four points keeps
 * the pupil below the master's score.
 * @param fromRoot whether the table teaches what somebody does not know at all (D-63)
 */
export function noLesson(lesson: Lesson, fromRoot = false): NoLesson | null {
  const { mastery, score, mind, masterScore, masterMastery, learned } = lesson;
  if (!mayTeach(masterMastery)) return "master";
  if ((mastery ?? 0) < 1 && !fromRoot) return "noSkill";
  if ((mastery ?? 0) >= MOST_MASTERY) return "masteryCap";
  if (masterScore - score < LEAST_GAP) return "gap";
  return learned >= mind ? "mind" : null;
}

/** RP-101 — what a pupil's die has to stay at or under; who knows less learns more easily. */
export interface LearningFigures {
  readonly inverse: number;
  readonly target: number;
}

/** RP-101 — inverse and Esprit, a third of them (D-64). */
export function learningFigures({ score, mind }: Pick<Lesson, "score" | "mind">): LearningFigures {
  const inverse = INVERSE_FROM - score;
  return { inverse, target: roundDown(inverse + mind, DIVISOR) };
}

/** RP-101 — a lesson that was given. */
export interface Learning extends LearningFigures {
  readonly total: number;
  readonly success: boolean;
  readonly score: number;
  readonly mastery: number;
}

/** RP-101 — success adds a point, failure leaves nothing behind. */
export function learn(lesson: Lesson, die: number, difficulty = 0): Learning {
  const figures = learningFigures(lesson);
  const total = die + difficulty;
  const success = total <= figures.target;
  const gained = success ? 1 : 0;
  return { ...figures, total, success, score: lesson.score + gained, mastery: (lesson.mastery ?? 0) + gained };
}
