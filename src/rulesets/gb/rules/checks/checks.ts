import { fatigueOn } from "./fatigue.js";
import type { Ability } from "../vocabulary.js";

/** GB-01 — a check, a save or care succeeds when the total reaches the difficulty. */
export function succeeds(total: number, dc: number): boolean {
  return total >= dc;
}

/** GB-01 — faces one may take instead of rolling: 10 without pressure, 20 where failing costs nothing but time. */
export const TAKEN = [10, 20] as const;
export type Taken = (typeof TAKEN)[number];

/** GB-01 — one side of an opposed check. */
export interface Contender {
  readonly total: number;
  /** All that was added to the die. */
  readonly modifier: number;
}

/** GB-01 — who wins an opposed check: the higher total, then the higher modifier; `null`: both roll again. */
export function opposed(one: Contender, other: Contender): "one" | "other" | null {
  const lead = one.total - other.total || one.modifier - other.modifier;
  if (lead === 0) return null;
  return lead > 0 ? "one" : "other";
}

/** GB-01, GB-12 — what a save or an initiative roll is made of; whether fatigue weighs on it is the caller's to ask. */
export interface RollFigures {
  /** Of a save. */
  readonly base?: number;
  readonly abilityMod: number;
  readonly misc?: number;
  readonly feats?: number;
  readonly fatigueMalus?: number;
}

/** GB-01, GB-12 — total of a save or of initiative. */
export function rollTotal({ base = 0, abilityMod, misc = 0, feats = 0, fatigueMalus = 0 }: RollFigures): number {
  return base + abilityMod + misc + feats + fatigueMalus;
}

/** GB-12 — what a skill is made of. */
export interface SkillFigures {
  readonly ability: Ability;
  readonly abilityMod: number;
  /** Half ranks count once they are whole. */
  readonly ranks: number;
  readonly misc?: number;
  readonly fatigueMalus?: number;
  /** D-48 — sum of the check penalties worn, 0 or less; weighs on skills that say so. */
  readonly armorPenalty?: number;
}

/** GB-12 — one named part of a skill's total. */
export interface SkillPart {
  readonly id: "ranks" | "ability" | "misc" | "fatigue" | "armor";
  readonly value: number;
}

/** GB-01, GB-12 — the parts of a skill's total; empty ones are left out. */
export function skillParts(figures: SkillFigures): readonly SkillPart[] {
  const { ability, abilityMod, ranks, misc = 0, fatigueMalus = 0, armorPenalty = 0 } = figures;
  const physical = ability === "str" || ability === "dex";
  const parts: readonly SkillPart[] = [
    { id: "ranks", value: Math.floor(ranks) },
    { id: "ability", value: abilityMod },
    { id: "misc", value: misc },
    { id: "fatigue", value: fatigueOn(ability, fatigueMalus) },
    { id: "armor", value: physical ? armorPenalty : 0 },
  ];
  return parts.filter(({ value }) => value !== 0);
}

/** GB-01, GB-12 — total of a skill. */
export function skillTotal(figures: SkillFigures): number {
  return skillParts(figures).reduce((sum, { value }) => sum + value, 0);
}

/** GB-01 — whether a skill may be tried: some ask for at least one whole rank. */
export function maySkill({ ranks, trainedOnly }: { readonly ranks: number; readonly trainedOnly: boolean }): boolean {
  return !trainedOnly || ranks >= 1;
}
