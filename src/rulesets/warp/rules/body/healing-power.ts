import { sumOf } from "../checks/faces.js";
import { compare } from "../checks/outcome.js";
import type { Comparison } from "../checks/outcome.js";

/** WP-111 — somebody hurt; `recovered`: the fight's half is back, or nothing was lost since (WP-64). */
export interface Hurt {
  readonly hp: number;
  readonly max: number;
  readonly recovered: boolean;
}

/** WP-111 — hit points that a healer's total gives back: twice as many before the recovery, never above the maximum. */
export function healedBy(total: number, { hp, max, recovered }: Hurt): number {
  return Math.max(0, Math.min(recovered ? total : 2 * total, max - hp));
}

/** WP-111 — difficulties of the diseases that the book names. */
export const DISEASES = { minor: 5, serious: 10, grave: 15 } as const;

/** WP-111 — how treating a disease ends; who catches it loses the power until cured. */
export interface DiseaseTreatment extends Comparison {
  readonly total: number;
  readonly caught: boolean;
}

/** WP-111 — treats a disease with the dice that count; nothing but ones passes it on, optional rule or not (WD-64). */
export function treatDisease(kept: readonly number[], difficulty: number): DiseaseTreatment {
  const total = sumOf(kept);
  const caught = kept.length > 0 && kept.every((face) => face === 1);
  return { total, caught, ...compare(total, difficulty) };
}
