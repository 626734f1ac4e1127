import { sumOf } from "../checks/faces.js";
import { SHIELDS } from "./spells.js";

/** WP-124 — one week of study; `attempts` is the note on the sheet afterwards. */
export interface Study {
  readonly total: number;
  readonly learned: boolean;
  readonly attempts: number;
  /** Nothing but ones, where critical failures are played. */
  readonly criticalFailure: boolean;
}

/** WP-124 — whether a week of study teaches a spell: the dice must reach its level, and not all be ones. */
export function study(faces: readonly number[], level: number, criticalFailures = false): Study {
  const total = sumOf(faces);
  const criticalFailure = criticalFailures && faces.every((face) => face === 1);
  return { total, learned: total >= level && !criticalFailure, attempts: faces.length, criticalFailure };
}

/** WP-125 — whether a spell can be cast, and the charges left; what is cast works. */
export function castSpell(charges: number, learned: boolean): { readonly allowed: boolean; readonly charges: number } {
  const allowed = learned && charges >= 1;
  return { allowed, charges: allowed ? charges - 1 : charges };
}

/** WP-126, WP-130 — whether a roll resists a spell: its level is enough. */
export function resistsSpell(total: number, level: number): boolean {
  return total >= level;
}

/** WP-132 — how many attacks of one turn are turned aside, and how many pass. */
export function sevenShields(attacks: number): { readonly deflected: number; readonly pass: number } {
  const deflected = Math.min(SHIELDS, attacks);
  return { deflected, pass: attacks - deflected };
}
