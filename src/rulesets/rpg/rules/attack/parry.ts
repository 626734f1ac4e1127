import { outcomeOn, targetOf, type TestResult } from "../checks/test-result.js";
import { mayTeach } from "../checks/mastery.js";
import { roundDown } from "../rounding.js";
import type { MissileParryHalving, Naturals, ShieldRounding } from "../vocabulary.js";

/** RP-42 — what a blow can be met with. */
export const PARRY_MEANS = ["weapon", "shield", "unarmed"] as const;
export type ParryMeans = (typeof PARRY_MEANS)[number];

/** RP-42 — what is to be parried; claws that count as a weapon are an armed blow (D-27), powers and hazards are magic. */
export type Parried = "melee" | "unarmed" | "missile" | "magic";

/** RP-42 — why a means does not serve. */
export type ParryRefusal = "magic" | "missileUnarmed" | "mastery";

/** RP-42, RP-45, RP-46 — why a blow cannot be met so; `null` when it can. `mastery` is that of the skill that parries. */
export function parryRefusal(means: ParryMeans, against: Parried, mastery: number): ParryRefusal | null {
  if (against === "magic") return "magic"; // D-26
  if (means === "shield") return null;
  if (against === "missile") {
    if (means === "unarmed") return "missileUnarmed";
    return mayTeach(mastery) ? null : "mastery";
  }
  return means === "unarmed" && against === "melee" && !mayTeach(mastery) ? "mastery" : null;
}

/** RP-43…RP-46 — a parry: the score of the skill that parries, and the margin of the blow. */
export interface Parry {
  readonly means: ParryMeans;
  readonly against: Parried;
  readonly score: number;
  readonly attackerMargin: number;
  /** What the shield itself adds to the FD. */
  readonly shieldDifficulty?: number;
}

/** RP-44, RP-46 — readings that the table chooses between. */
export interface ParryOptions {
  readonly shieldRounding?: ShieldRounding;
  readonly missileParryHalving?: MissileParryHalving;
}

/** RP-43…RP-46 — FD of a parry, and the number of winning faces. */
export interface ParryFigures {
  readonly difficulty: number;
  readonly target: number;
}

/** RP-43…RP-46 — the margin of the blow, half of it for a shield (D-28); a missile halves a weapon's chances (D-29). */
export function parryFigures(parry: Parry, options: ParryOptions = {}): ParryFigures {
  const margin = Math.max(0, parry.attackerMargin);
  const { score } = parry;
  if (parry.means === "shield") {
    const half = options.shieldRounding === "up" ? Math.ceil(margin / 2) : roundDown(margin, 2);
    const difficulty = half + (parry.shieldDifficulty ?? 0);
    return { difficulty, target: targetOf(score, difficulty) };
  }
  if (parry.against !== "missile") return { difficulty: margin, target: targetOf(score, margin) };
  const byScore = options.missileParryHalving === "score";
  const target = byScore ? targetOf(roundDown(score, 2), margin) : roundDown(targetOf(score, margin), 2);
  return { difficulty: margin, target };
}

/** RP-43…RP-46 — whether a parry stops the blow; 1 and 20 count as usual, and a critical one does no more (RP-54). */
export function resolveParry(
  parry: Parry,
  die: number,
  options: ParryOptions & { readonly naturals?: Naturals } = {},
): ParryFigures & Pick<TestResult, "success" | "outcome"> {
  const figures = parryFigures(parry, options);
  return { ...figures, ...outcomeOn(die, figures.target, options.naturals) };
}
