import type { PoolModifier } from "./pool.js";
import { SCALE_SCORES, type Scale } from "../character/scales.js";

/** WP-06, WP-40 — how the trait somebody calls upon fits the task: fully, in part, or there is none. */
const RELATIONS = ["direct", "tangent", "none"] as const;
export type Relation = (typeof RELATIONS)[number];

/** WP-06 — what the dice of a task start from. */
export interface Task {
  readonly relation: Relation;
  /** Score of the trait called upon; `null` without one. */
  readonly traitScore: number | null;
  /** Scale of the task: what anybody has of it. */
  readonly scale: Scale;
  /** Dice of anybody of this kind in an ordinary field, where they are not those of people (animals). */
  readonly average?: number;
}

/** WP-40 — what a trait that fits in part adds to what anybody has. */
const TANGENT_BONUS_SCORE = 3;
const TANGENT_DIE_SCORE = 4;

/** WP-06, WP-11 — dice of somebody without a suitable trait: none in a technical field. */
export function untrainedDice(scale: Scale, average?: number): number {
  const { asterisk, average: usual } = SCALE_SCORES[scale];
  return asterisk ? usual : (average ?? usual);
}

/** WP-06, WP-40 — dice of a task before advantages and hindrances; 0: it cannot be tried (WD-15). */
export function baseDice({ relation, traitScore, scale, average }: Task): number {
  if (traitScore !== null && relation === "direct") return traitScore;
  return untrainedDice(scale, average) + (isTangent(relation, traitScore, TANGENT_DIE_SCORE) ? 1 : 0);
}

/** WP-40 — bonus dice of a trait that fits in part, where it does not add a whole die. */
export function tangentBonus({ relation, traitScore }: Pick<Task, "relation" | "traitScore">): readonly PoolModifier[] {
  const half =
    isTangent(relation, traitScore, TANGENT_BONUS_SCORE) && !isTangent(relation, traitScore, TANGENT_DIE_SCORE);
  return half ? [{ id: "tangent", kind: "bonus", count: 1 }] : [];
}

function isTangent(relation: Relation, score: number | null, least: number): boolean {
  return relation === "tangent" && (score ?? 0) >= least;
}
