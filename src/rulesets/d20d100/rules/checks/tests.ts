import { DEFAULTS, type Options } from "../options.js";
import { DIFFICULTIES } from "../vocabulary.js";

/** DD-08, DD-74 — the difficulty that skills are tested at. */
export const SKILL_DIFFICULTY = DIFFICULTIES.hard;

/** DD-08, DD-61, DD-65 — the difficulty that characteristics and Jets are tested at (D-64). */
export const CHARACTERISTIC_DIFFICULTY = DIFFICULTIES.normal;

/** DD-62 — difficulties of a sixth sense. */
export const SIXTH_SENSE_DIFFICULTIES = [DIFFICULTIES.hard, DIFFICULTIES.veryHard] as const;

/** DD-09 — modifiers of circumstance usually stay within so much; nothing holds a keeper to it. */
export const USUAL_SITUATION = 8;

/** DD-88, DD-89 — what another skill, or somebody else, brings. */
export const HELP_BONUS = 2;

/** DD-87 — how many times as long it takes who takes every care. */
export const TWENTY_TIMES = 20;

/** DD-01 — what is added to a die. */
export interface Sum {
  readonly modifier: number;
  /** DD-01 — what the circumstances add. */
  readonly situational?: number;
}

/** DD-01 — a die that was rolled, and what is added to it. */
export interface Rolled extends Sum {
  /** Face of the d20. */
  readonly die: number;
}

/** DD-01 — how a test came out. */
export interface TestResult {
  readonly total: number;
  readonly success: boolean;
  /** DD-04 — by how much the total is above the difficulty; below 0: under it. */
  readonly margin: number;
  /** DD-02 — it failed by a natural 1. */
  readonly automaticFailure: boolean;
  /** DD-03 — it succeeded by a natural 20, where the table plays so. */
  readonly automaticSuccess: boolean;
}

/** DD-01 — the total of a roll. */
export function totalOf({ die, modifier, situational = 0 }: Rolled): number {
  return die + modifier + situational;
}

/** DD-02 — whether a die fails whatever is added to it. */
export function failsByItself(die: number): boolean {
  return die === 1;
}

/** DD-01…DD-04, DD-60 — a test of a skill, a Jet or a characteristic. */
export function testResult(
  rolled: Rolled,
  difficulty: number,
  { natural20Succeeds }: Pick<Options, "natural20Succeeds"> = DEFAULTS,
): TestResult {
  const total = totalOf(rolled);
  const margin = total - difficulty;
  const byDie = {
    automaticFailure: failsByItself(rolled.die),
    automaticSuccess: natural20Succeeds && rolled.die === 20,
  };
  return { total, success: passes(margin, byDie), margin, ...byDie };
}

/** DD-01…DD-03 — whether a test succeeds: by what its die says of itself, else by its margin. */
export function passes(
  margin: number,
  { automaticFailure, automaticSuccess }: Pick<TestResult, "automaticFailure" | "automaticSuccess">,
): boolean {
  return !automaticFailure && (automaticSuccess || margin >= 0);
}

/** DD-84 — the fixed score of somebody who does not roll. */
export function passiveScore(modifier: number): number {
  return DIFFICULTIES.normal + modifier;
}

/** DD-86 — a quiet, repeated action counts the die as 10 (D-43). */
export function takeTen(sum: Sum, difficulty: number): Pick<TestResult, "total" | "success"> {
  return taken(10, sum, difficulty);
}

/** DD-87 — a second try with every care counts the die as 20; `duration` is what the first one took, in any unit; `null`: nobody knows. */
export function takeTwenty(
  sum: Sum,
  difficulty: number,
  duration: number | null = null,
): Pick<TestResult, "total" | "success"> & { readonly duration: number | null } {
  return { ...taken(20, sum, difficulty), duration: duration === null ? null : duration * TWENTY_TIMES };
}

function taken(die: number, sum: Sum, difficulty: number): Pick<TestResult, "total" | "success"> {
  const total = totalOf({ ...sum, die });
  return { total, success: total >= difficulty };
}

/** DD-88, DD-89 — how hard it is to be of use: by another skill of one's own, or to somebody else. */
export const HELP_DIFFICULTY = { synergy: SKILL_DIFFICULTY, cooperation: DIFFICULTIES.normal } as const;
export type Help = keyof typeof HELP_DIFFICULTY;

/** DD-88, DD-89 — what help brings, whether it was of use or not. */
export function helpBonus(success: boolean): number {
  return success ? HELP_BONUS : 0;
}
