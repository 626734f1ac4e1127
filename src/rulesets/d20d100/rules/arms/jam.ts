import type { WeaponAction } from "../vocabulary.js";

/** DD-151 — what the die of a shot does to the weapon. */
export type Incident = "none" | "dud" | "jammed";

/** DD-151 — faces at which a cartridge does not go off, and at which the weapon jams. */
const DUD = 1;
const JAMMED = 2;

/** DD-151 — difficulty of the Mécanique test, and the simple actions it takes. */
export const CLEARING_DIFFICULTY = 10;
export const CLEARING_ACTIONS = 2;

/** DD-151 — whether a weapon jams at all: only what loads itself does. */
export function canJam(action: WeaponAction): boolean {
  return action === "semiAuto" || action === "auto";
}

/** DD-151, D-39 — what a die does to the weapon; a shot at 2 is resolved all the same. */
export function incidentOf(action: WeaponAction, die: number): Incident {
  if (!canJam(action)) return "none";
  if (die === DUD) return "dud";
  return die === JAMMED ? "jammed" : "none";
}

/** DD-151 — how a weapon is once somebody has tried to clear it. */
export function clearedState(success: boolean): "ok" | "broken" {
  return success ? "ok" : "broken";
}
