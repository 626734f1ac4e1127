import { fatigueMalus, pfLost } from "./fatigue.js";
import { FATIGUE, bandOf } from "./tables.js";

/** GB-68 — one character's line of the table: its boxes, those that are crossed, and the penalty that is lit. */
export interface TrackerLine {
  readonly boxes: number;
  readonly lost: number;
  /** Step on the penalty's line, 0 to 5. */
  readonly step: number;
}

/** GB-68 — the boxes of a character; below 0 all of them are crossed. */
export function trackerLine(pf: number, pfMax: number): TrackerLine {
  return { boxes: pfMax, lost: Math.min(pfMax, pfLost(pf, pfMax)), step: Math.abs(fatigueMalus(pf, pfMax)) };
}

/** GB-68 — penalty printed under each box of the second line, from the first (D-54). */
export function trackerSteps(boxes: number): readonly number[] {
  return Array.from({ length: boxes }, (_, i) => bandOf(FATIGUE, i + 1).malus);
}
