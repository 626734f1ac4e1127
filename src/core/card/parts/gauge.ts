import type { Scale } from "../../play/contract/card-parts.js";

/** A stretch of a bar, in percent of it from its low end. */
interface Stretch {
  readonly from: number;
  readonly size: number;
}

/** A number that has moved, as a bar. */
export interface GaugeContext {
  /** What is there now; from zero downwards where it is below. */
  readonly left: Stretch;
  /** Between what it was and what it is. */
  readonly moved: Stretch;
  /** Places of its marks, in percent. */
  readonly marks: readonly number[];
}

/** The bar of a number on its scale, as it was and as it is; what lies beyond the scale ends with it. */
export function gaugeOf({ least, most, marks }: Scale, before: number, after: number): GaugeContext | null {
  if (most <= least) return null;
  const at = (number: number) => ((Math.min(most, Math.max(least, number)) - least) / (most - least)) * 100;
  const between = (one: number, other: number): Stretch => {
    const from = Math.min(at(one), at(other));
    return { from, size: Math.max(at(one), at(other)) - from };
  };
  return { left: between(0, after), moved: between(before, after), marks: marks.map(at) };
}
