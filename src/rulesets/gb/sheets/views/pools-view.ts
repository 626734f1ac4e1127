import { figure } from "../../../../core/text/text.js";
import { crossedBoxes, TRACK_STEPS, trackerLine, trackerSteps } from "../../rules/fight/tracker.js";
import { penalty } from "./penalty.js";

/** One point of a pool: crossed or not, and the loss that clicking it sets. */
export interface BoxView {
  readonly n: number;
  readonly lost: boolean;
  readonly sets: number;
}

/** Points of life, of fatigue, and the hit points of the classic rules. */
export const POOLS = ["pv", "pf", "hp"] as const;
export type Pool = (typeof POOLS)[number];

/** A pool as a strip of boxes, crossed from the left like on paper. */
export interface StripView {
  readonly pool: Pool;
  readonly value: number;
  /** The value as it is printed, 0 at least. */
  readonly printed: string;
  /** D-03 — a value under 0, with a true minus; `null` for any other. */
  readonly below: string | null;
  readonly max: number;
  readonly lost: number;
  /** Empty for pools too large for boxes: they are typed. */
  readonly boxes: readonly BoxView[];
}

/** GB-68, D-54 — one step of the malus track under the boxes. */
export interface StepView {
  readonly n: number;
  readonly text: string;
  readonly current: boolean;
}

const MOST_BOXES = 40;

/** Clicking box n sets the loss to n; clicking the last crossed one clears it. Points under 0 cross every box. */
export function stripView(pool: Pool, { value, max }: { value: number; max: number }): StripView {
  const lost = crossedBoxes(value, max);
  const numbers = max > MOST_BOXES ? [] : Array.from({ length: max }, (_, i) => i + 1);
  return {
    pool,
    value,
    printed: figure(Math.max(0, value)),
    below: value < 0 ? figure(value) : null,
    max,
    lost,
    boxes: numbers.map((n) => ({ n, lost: n <= lost, sets: n === lost ? n - 1 : n })),
  };
}

/** GB-11, GB-68 — the track of penalties, with the step that is reached. */
export function malusTrack({ value, max }: { value: number; max: number }): readonly StepView[] {
  const { lit } = trackerLine(value, max);
  return trackerSteps(TRACK_STEPS).map((malus, i) => ({ n: i + 1, text: penalty(malus), current: i + 1 === lit }));
}
