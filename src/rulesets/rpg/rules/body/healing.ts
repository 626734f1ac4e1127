/** RP-80 — points that first aid gives back. */
export const FIRST_AID_FORMULA = "1d4";

/** RP-81 — FD suggested for surgery: in good conditions, in the field (D-51). */
export const SURGERY_DIFFICULTIES = { good: 2, field: 5 } as const;

/** RP-82 — points of a day and a night of rest. */
const HP_PER_DAY = 1;

/** RP-27 — hit points, never above their maximum. */
export interface HitPoints {
  readonly hp: number;
  readonly max: number;
}

/** RP-80, RP-81, RP-83 — points given back: never more than were lost. */
export function healed({ hp, max }: HitPoints, points: number): { readonly gained: number; readonly hp: number } {
  const gained = Math.max(0, Math.min(points, max - hp));
  return { gained, hp: hp + gained };
}

/** RP-80 — a patient, as far as first aid goes. */
export interface Patient extends HitPoints {
  readonly dead: boolean;
  /** Wounds of the critical tables that care would end. */
  readonly wounds: number;
  /** First aid succeeded, and nothing was lost since. */
  readonly receivedFirstAid: boolean;
}

/** RP-80, RP-81 — why somebody cannot be cared for. */
export type NoCare = "dead" | "unhurt" | "alreadyGiven";

/** RP-81 — why surgery serves nobody; `null` when it may. */
export function noSurgery({ dead, hp, max, wounds }: Patient): Extract<NoCare, "dead" | "unhurt"> | null {
  if (dead) return "dead";
  return hp >= max && wounds === 0 ? "unhurt" : null;
}

/**
 * RP-80 — why first aid does not serve: once it succeeded the patient must be hurt again (D-50). A failure may be tried
 * again if the keeper agrees.
 */
export function noFirstAid(patient: Patient, oncePerBatch = true): NoCare | null {
  return noSurgery(patient) ?? (oncePerBatch && patient.receivedFirstAid ? "alreadyGiven" : null);
}

/** RP-81 — hit points once a successful operation and the recovery after it are over. */
export function recovered({ max }: HitPoints): number {
  return max;
}

/** RP-82 — hit points after days and nights of rest in decent comfort; one who bleeds finds none (D-52). */
export function rested({ hp, max }: HitPoints, days: number, bleeding = false): number {
  return bleeding ? hp : healed({ hp, max }, HP_PER_DAY * Math.max(0, days)).hp;
}
