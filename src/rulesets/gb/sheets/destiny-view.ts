/** Destiny points as dots: those left are filled. */
export interface DestinyView {
  readonly remaining: number;
  readonly total: number;
  /** Empty for more points than fit on the cover: the figures say it. */
  readonly dots: readonly boolean[];
}

const MOST_DOTS = 10;

/** GB-02 — the points of one's own. */
export function destinyView({ remaining, total }: { remaining: number; total: number }): DestinyView {
  const count = total > MOST_DOTS ? 0 : total;
  return { remaining, total, dots: Array.from({ length: count }, (_, i) => i < remaining) };
}
