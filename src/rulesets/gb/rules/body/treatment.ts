import { treatmentDc } from "./care.js";

/** GB-38 — whether care stops a wound from worsening; a failure changes nothing and may be tried again (D-26). */
export function treats(total: number, gb: number): boolean {
  return total >= treatmentDc(gb);
}

/** GB-13 — whose wounds must be dressed before PV come back with rest (D-08). */
export type CareMode = "allWounds" | "anyWound" | "keeper";

/** GB-13 — a wound as far as care goes. */
export interface CareSubject {
  /** PV lost to the blow and to its worsening so far. */
  readonly pvLost: number;
  /** GB-37 — whether a wound of this severity worsens on this body, dressed or not. */
  readonly canWorsen: boolean;
  readonly treated: boolean;
  readonly healed: boolean;
}

/** GB-13 — whether a wound must be dressed before PV come back: it cost some, and is of a kind that worsens. */
export function needsCare({ pvLost, canWorsen, treated, healed }: CareSubject): boolean {
  return !treated && !healed && canWorsen && pvLost > 0;
}

/**
 * GB-13 — whether a character counts as cared for; natural stabilisation is not care (D-08, D-25).
 * @param byKeeper the keeper's own tick, which is enough in every mode
 */
export function caredFor(wounds: readonly CareSubject[], mode: CareMode = "allWounds", byKeeper = false): boolean {
  if (byKeeper) return true;
  if (mode === "keeper") return false;
  if (!wounds.some(needsCare)) return true;
  return mode === "anyWound" && wounds.some(({ treated, healed, pvLost }) => treated && !healed && pvLost > 0);
}
