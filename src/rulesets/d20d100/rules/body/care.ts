import { bodyState, DEATH_HP, type BodyState } from "./wounds.js";

/** DD-97, DD-99 — the difficulty of treating a wound (D-28). */
export const CARE_DIFFICULTY = 15;
/** DD-99 — what first aid gives back. */
export const FIRST_AID_DIE = "1d4";

/** DD-97, DD-99 — how a wound is treated. */
export const CARES = ["firstAid", "medicine"] as const;
export type CareKind = (typeof CARES)[number];

/** DD-97, DD-99 — somebody whose wound is to be treated. */
export interface Patient {
  readonly hp: number;
  readonly max: number;
  readonly state: BodyState;
}

/** Why a wound cannot be treated so. */
export type CareRefusal = "dead" | "unhurt" | "notDying";

/** DD-97, DD-99 — why this treatment has nothing to do; `null` when it has: Médecine saves only those who are dying. */
export function careRefusal({ hp, max, state }: Patient, how: CareKind): CareRefusal | null {
  if (state === "dead") return "dead";
  if (how === "medicine") return state === "dying" ? null : "notDying";
  return hp >= max ? "unhurt" : null;
}

/**
 * DD-97, DD-99 — points after a treatment, and how its patient fares: a success stabilises even where points stay below 0.
 * @param healed points of first aid; 0 for Médecine, which gives none
 */
export function afterCare(
  { hp, max, state }: Patient,
  success: boolean,
  healed: number,
): { readonly hp: number; readonly state: BodyState } {
  if (!success) return { hp, state };
  const after = Math.min(max, hp + healed);
  return { hp: after, state: bodyState(after, { below: true, stabilised: true }) };
}

/** DD-100 — what a week of rest gives back, without care and with it. */
export function weeklyFormula(cared: boolean): string {
  return cared ? "2d4" : "1d4";
}

/** DD-100 — points after weeks of rest that came to so many. */
export function afterRest(hp: number, max: number, rolled: number): number {
  return hp <= DEATH_HP ? hp : Math.max(hp, Math.min(max, hp + rolled));
}
