/** Destiny points as dots: those left are filled. */
export interface DestinyView {
  readonly label: string;
  /** Language key of the dots in words. */
  readonly words: string;
  readonly remaining: number;
  readonly total: number;
  /** Empty for more points than fit on the cover: the figures say it. */
  readonly dots: readonly boolean[];
}

const MOST_DOTS = 10;

/** GB-02, GB-04 — points of one's own, or of the group. */
export function destinyView(
  { remaining, total }: { remaining: number; total: number },
  whose: "destiny" | "groupDestiny" = "destiny",
): DestinyView {
  const count = total > MOST_DOTS ? 0 : total;
  const label = `GARDIEN.GB.SHEET.${whose}`;
  return {
    label,
    words: `${label}Left`,
    remaining,
    total,
    dots: Array.from({ length: count }, (_, i) => i < remaining),
  };
}
