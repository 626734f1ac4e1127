import { DEFAULTS, type Options } from "../options.js";
import type { AttackType } from "../vocabulary.js";

/** SE-27, SE-28 — an attack that hit. Scores are those without any malus. */
export interface HitFigures {
  readonly attackType: AttackType;
  readonly attackSuccesses: number;
  /** SE-26 — 0 where nobody rolled. */
  readonly defenceResult: number;
  readonly defenceMade: boolean;
  readonly difficulty: number;
  readonly force: number;
  readonly precision: number;
}

/** SE-27, SE-28 — dice of damage that a margin brings, and where they come from. */
export interface DamageBonus {
  readonly reference: number;
  readonly margin: number;
  readonly uncapped: number;
  readonly cap: number;
  readonly bonusDice: number;
}

export type MarginOptions = Pick<Options, "passiveMargin" | "rangedMarginReference">;

/** SE-27, SE-28 — one die for every two successes beyond the reference, as many at most as the score that caps them. */
export function damageBonus(hit: HitFigures, options: MarginOptions = DEFAULTS): DamageBonus {
  const reference = marginReference(hit, options);
  const margin = hit.attackSuccesses - reference;
  const uncapped = hasMargin(hit, options) ? Math.floor(Math.max(0, margin) / 2) : 0;
  const cap = bonusCap(hit);
  return { reference, margin, uncapped, cap, bonusDice: Math.min(uncapped, cap) };
}

/** SE-28 — most dice that a margin brings: Précision for whatever flies, Force for a blow. */
export function bonusCap({
  attackType,
  force,
  precision,
}: Pick<HitFigures, "attackType" | "force" | "precision">): number {
  return Math.max(0, attackType === "ranged" ? precision : force);
}

/** SE-27 — what the margin is measured from: never from less than the Difficulté, unless a shot is read to the letter (D-10). */
export function marginReference(
  { attackType, defenceResult, difficulty }: Pick<HitFigures, "attackType" | "defenceResult" | "difficulty">,
  { rangedMarginReference }: Pick<Options, "rangedMarginReference"> = DEFAULTS,
): number {
  const letter = attackType === "ranged" && rangedMarginReference === "zero";
  return letter ? defenceResult : Math.max(defenceResult, difficulty);
}

/** SE-27 — whether there is a margin at all: some tables give none where nobody rolled (D-10). */
export function hasMargin(
  { attackType, defenceMade }: Pick<HitFigures, "attackType" | "defenceMade">,
  { passiveMargin, rangedMarginReference }: MarginOptions = DEFAULTS,
): boolean {
  return defenceMade || (attackType === "ranged" ? rangedMarginReference : passiveMargin) !== "none";
}
