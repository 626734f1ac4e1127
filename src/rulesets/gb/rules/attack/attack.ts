import { NOT_PROFICIENT_MALUS } from "../tables.js";

/** One number added to an attack roll, with the rule it comes from. */
export interface AttackModifier {
  readonly id: "bab" | "str" | "dex" | "lethality" | "size" | "fatigue" | "called" | "range" | "notProficient" | "misc";
  readonly value: number;
  readonly rule: string;
}

/** GB-15 — what an attacker brings to the roll; penalties are negative. */
export interface AttackFigures {
  readonly bab: number;
  readonly ability: "str" | "dex";
  readonly abilityMod: number;
  readonly lethality: number;
  readonly sizeMod?: number;
  readonly fatigueMalus?: number;
  readonly calledMalus?: number;
  readonly rangeMalus?: number;
  readonly proficient?: boolean;
  readonly misc?: number;
}

/** GB-15 — the modifiers of an attack roll in the order of the formula; empty ones are left out. */
export function attackModifiers(figures: AttackFigures): readonly AttackModifier[] {
  const modifiers: readonly AttackModifier[] = [
    { id: "bab", value: figures.bab, rule: "GB-15" },
    { id: figures.ability, value: figures.abilityMod, rule: "GB-15" },
    { id: "lethality", value: figures.lethality, rule: "GB-16" },
    { id: "size", value: figures.sizeMod ?? 0, rule: "GB-15" },
    { id: "fatigue", value: figures.fatigueMalus ?? 0, rule: "GB-11" },
    { id: "called", value: figures.calledMalus ?? 0, rule: "GB-20" },
    { id: "range", value: figures.rangeMalus ?? 0, rule: "GB-21" },
    { id: "notProficient", value: figures.proficient === false ? NOT_PROFICIENT_MALUS : 0, rule: "GB-21" },
    { id: "misc", value: figures.misc ?? 0, rule: "GB-15" },
  ];
  return modifiers.filter(({ value }) => value !== 0);
}

/** GB-15 — sum of the modifiers of an attack roll. */
export function attackBonus(modifiers: readonly number[]): number {
  return modifiers.reduce((sum, value) => sum + value, 0);
}
