import type { Scale } from "../../play/contract/card-parts.js";

/** A stretch of a bar, in percent from its low end. */
interface Stretch {
  readonly from: number;
  readonly size: number;
}

/** A changed number as a bar. */
export interface GaugeContext {
  /** The present value; drawn downwards from zero where it is negative. */
  readonly left: Stretch;
  /** Between the old value and the new one. */
  readonly moved: Stretch;
  /** Places of its marks, in percent. */
  readonly marks: readonly number[];
}

/** Returns the bar of a number on its scale, before and after; `null` for a scale without length. */
export function gaugeOf({ least, most, marks }: Scale, before: number, after: number): GaugeContext | null {
  if (most <= least) return null;
  const at = (number: number) => ((Math.min(most, Math.max(least, number)) - least) / (most - least)) * 100;
  const between = (one: number, other: number): Stretch => {
    const from = Math.min(at(one), at(other));
    return { from, size: Math.max(at(one), at(other)) - from };
  };
  return { left: between(0, after), moved: between(before, after), marks: marks.map(at) };
}
