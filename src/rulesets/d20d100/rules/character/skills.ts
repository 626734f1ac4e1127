import type { Options } from "../options.js";
import { constantFromPercent } from "../checks/from-percent.js";
import type { CharacteristicKey, SkillFamily } from "../vocabulary.js";

/** A figure of each characteristic that has one. */
export type Modifiers = Readonly<Partial<Record<CharacteristicKey, number>>>;

/** DD-29 — a characteristic that a base rests on, added or reversed. */
export interface BasedOn {
  readonly key: CharacteristicKey;
  readonly sign: 1 | -1;
}

/** DD-29, DD-30 — what the base of a skill is reckoned from. */
export interface SkillFigures {
  readonly characteristics: readonly BasedOn[];
  readonly constant: number;
  /** DD-30 — its characteristics count by their score. */
  readonly useScore?: boolean;
  /** A base that nothing is reckoned for. */
  readonly flat?: number | null;
}

/** DD-11 — a skill whose base was converted from a percentage. */
export interface ConvertedFigures extends SkillFigures {
  readonly family: SkillFamily;
  /** `null`: its constant is nobody's conversion. */
  readonly d100Base: number | null;
}

/**
 * DD-11, D-06 — a skill of the compendium as the table converts percentages: its constant is printed by the usual rules. What
 * is taken off (`sign` −1) is no second characteristic that would cost anything.
 */
export function asConverted(
  skill: ConvertedFigures,
  options: Pick<Options, "conversionRounding" | "twoCharacteristicPenalty">,
): SkillFigures {
  const { characteristics, constant, useScore = false, flat = null, family, d100Base: percent } = skill;
  const figures = { characteristics, constant, useScore, flat };
  if (percent === null) return figures;
  const added = characteristics.filter(({ sign }) => sign === 1).length;
  const converted = { percent, characteristics: added, combat: family === "combat" };
  const moved = constantFromPercent(converted, options) - constantFromPercent(converted);
  return { ...figures, constant: constant + moved };
}

/** DD-40 — the columns of a skill. */
export interface SkillColumns {
  readonly base: number;
  readonly trait?: number;
  readonly professional?: number;
  readonly secondary?: number;
  readonly experience?: number;
  readonly misc?: number;
}

/**
 * DD-29, DD-30, DD-75…DD-81 — the base of a skill.
 *
 * @param modifiers those of the characteristics; what is missing counts 0
 * @param scores the scores, asked for where the skill counts them in the place of modifiers
 */
export function skillBase(
  { characteristics, constant, useScore = false, flat = null }: SkillFigures,
  modifiers: Modifiers,
  scores: Modifiers = {},
): number {
  if (flat !== null) return flat;
  const figures = useScore ? scores : modifiers;
  return characteristics.reduce((sum, { key, sign }) => sum + sign * (figures[key] ?? 0), constant);
}

/** DD-40 — the total of a skill. */
export function skillTotal(columns: SkillColumns): number {
  const { base, trait = 0, professional = 0, secondary = 0, experience = 0, misc = 0 } = columns;
  return base + trait + professional + secondary + experience + misc;
}

/** DD-73, DD-92 — what is rolled for a skill: its total, less what weighs on it. */
export function skillModifier(
  total: number,
  skill: { readonly asterisk: boolean; readonly physical?: boolean },
  weighs: { readonly armorPenalty: number; readonly woundPenalty?: number },
): number {
  const armor = skill.asterisk ? weighs.armorPenalty : 0;
  const wounds = skill.physical ? (weighs.woundPenalty ?? 0) : 0;
  return total + armor + wounds;
}
