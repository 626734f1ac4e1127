import type { Circles } from "./circles.js";
import { NATURES, type Nature } from "../vocabulary.js";

/** SE-55 — what is seen in a circle. */
export const MARKS = [...NATURES, "free"] as const;
export type Mark = (typeof MARKS)[number];

/** SE-51, SE-55 — the circles of a row from left to right: filled ones, crosses, free ones. */
export function marksOf({ max, lethal, temporary }: Circles): readonly Mark[] {
  return Array.from({ length: max }, (_, place) =>
    place < lethal ? "lethal" : place < lethal + temporary ? "temporary" : "free",
  );
}

/**
 * SE-51, SE-55 — a row once one of its circles has another mark. Which circle bears it is another matter: filled ones
 * stand first, crosses after them.
 * @param place from 0, left to right
 */
export function remarked(circles: Circles, place: number, mark: Mark): Circles {
  const now = marksOf(circles)[place];
  if (now === undefined || now === mark) return circles;
  const without = now === "free" ? circles : { ...circles, [now]: circles[now] - 1 };
  return mark === "free" ? without : { ...without, [mark]: without[mark] + 1 };
}

/** SE-51, SE-55 — a row once somebody marks one of its circles by hand: it gets the mark, or loses it if that is the one it has. */
export function marked(circles: Circles, place: number, nature: Nature): Circles {
  const now = marksOf(circles)[place];
  return remarked(circles, place, now === nature ? "free" : nature);
}
