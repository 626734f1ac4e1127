import { fatigueMalus } from "../checks/fatigue.js";
import { FATIGUE, bandOf } from "../tables.js";

/** GB-68 — one character's line of the table: its boxes, those that are crossed, and the penalty that is lit. */
export interface TrackerLine {
  readonly boxes: number;
  readonly lost: number;
  /** Step on the penalty's line, 0 to 5. */
  readonly step: number;
  /** D-54 — place of the penalty that is lit, from 1, under the last crossed box; 0 while none is. */
  readonly lit: number;
}

/** GB-68 — boxes of the penalty's line. */
export const TRACK_STEPS = 10;

/** GB-68 — boxes crossed on a strip of points; below 0 all of them are. */
export function crossedBoxes(value: number, max: number): number {
  return Math.min(max, Math.max(0, max - value));
}

/** GB-68 — the boxes of a character's fatigue. */
export function trackerLine(pf: number, pfMax: number): TrackerLine {
  const lost = crossedBoxes(pf, pfMax);
  const lit = pf <= 0 ? TRACK_STEPS : Math.min(lost, TRACK_STEPS); // GB-10
  return { boxes: pfMax, lost, step: Math.abs(fatigueMalus(pf, pfMax)), lit };
}

/** GB-68 — penalty printed under each box of the second line, from the first (D-54). */
export function trackerSteps(boxes: number): readonly number[] {
  return Array.from({ length: boxes }, (_, i) => bandOf(FATIGUE, i + 1).malus);
}
