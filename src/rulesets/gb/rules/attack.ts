import { locationBonus } from "./profile.js";
import type { Profile } from "./profile.js";
import { NOT_PROFICIENT_MALUS } from "./tables.js";
import type { Zone } from "./vocabulary.js";
import { woundAt } from "./wounds.js";
import type { WoundOutcome } from "./wounds.js";

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

/** GB-18, GB-26, GB-27 — everything a blow depends on once the dice are known. */
export interface AttackInput {
  /** Face of the d20, 1 to 20. */
  readonly d20: number;
  readonly attackBonus: number;
  /** Armour class of the zone hit. */
  readonly ac: number;
  readonly zone: Zone;
  readonly profile: Profile;
  /** GB-27 — signed sum of what else changes the gravity: keeper, target's reduction … */
  readonly gbModifier?: number;
  /** GB-18 — 20 always hits and 1 always misses (D-11). */
  readonly naturalExtremes?: boolean;
  /** GB-51 — the blow costs PF only. */
  readonly pfOnly?: boolean;
}

/** GB-26 — outcome of a blow; `wound` is `null` on a miss. */
export interface AttackOutcome {
  readonly total: number;
  readonly difference: number;
  readonly hit: boolean;
  /** GB-18 — the extreme face that decided, if one did. */
  readonly natural: "hit" | "miss" | null;
  readonly wound: WoundOutcome | null;
}

/** GB-18, GB-26…GB-29 — compares the roll with the armour class and reads the wound. */
export function resolveAttack(input: AttackInput): AttackOutcome {
  const total = input.d20 + input.attackBonus;
  const difference = total - input.ac;
  const natural = naturalResult(input.d20, input.naturalExtremes ?? true);
  const hit = natural === null ? difference >= 0 : natural === "hit";
  return { total, difference, hit, natural, wound: hit ? woundOf(input, difference) : null };
}

/** GB-27 — gravity of a hit: the difference, never below 0, plus the place and what else changes it. */
export function gbOfHit(difference: number, zone: Zone, profile: Profile, gbModifier = 0): number {
  return Math.max(0, Math.max(0, difference) + locationBonus(profile, zone).gb + gbModifier);
}

function woundOf({ zone, profile, gbModifier, pfOnly }: AttackInput, difference: number): WoundOutcome {
  return woundAt(gbOfHit(difference, zone, profile, gbModifier), zone, profile, { pfOnly: pfOnly ?? false });
}

function naturalResult(d20: number, naturalExtremes: boolean): "hit" | "miss" | null {
  if (!naturalExtremes) return null;
  if (d20 === 20) return "hit";
  return d20 === 1 ? "miss" : null;
}
