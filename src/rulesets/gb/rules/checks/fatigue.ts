import { FATIGUE, WORST_FATIGUE, bandOf } from "../tables.js";
import type { Ability } from "../vocabulary.js";

/** GB-11 — PF lost, whatever the cause, never below 0. */
export function pfLost(pf: number, pfMax: number): number {
  return Math.max(0, pfMax - pf);
}

/** GB-10, GB-11 — fatigue penalty, 0 to −5; at 0 PF it is −5 however few were lost (D-04). */
export function fatigueMalus(pf: number, pfMax: number): number {
  return pf <= 0 ? WORST_FATIGUE : bandOf(FATIGUE, pfLost(pf, pfMax)).malus;
}

/** GB-12 — what the penalty may touch: a check or skill by its ability, or one of the named rolls. */
export type FatigueSubject = Ability | "attack" | "armorClass" | "reflex" | "initiative" | "other";

/** GB-12 — whether Reflex saves and initiative count as Dexterity rolls (D-06). */
export interface FatigueOptions {
  readonly reflex?: boolean;
  readonly initiative?: boolean;
}

/** GB-12 — the part of the penalty that weighs on one roll or value: all of it, or 0. */
export function fatigueOn(subject: FatigueSubject, malus: number, options: FatigueOptions = {}): number {
  const { reflex = true, initiative = true } = options;
  const touched: readonly FatigueSubject[] = [
    "str",
    "dex",
    "attack",
    "armorClass",
    ...(reflex ? (["reflex"] as const) : []),
    ...(initiative ? (["initiative"] as const) : []),
  ];
  return touched.includes(subject) ? malus : 0;
}
