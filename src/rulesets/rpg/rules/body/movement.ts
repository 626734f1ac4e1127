import { CRAWL, type Capacities } from "./capacities.js";

/** RP-28 — metres of a round at a walk. */
const WALK = 2;

/** RP-28 — a way to get ahead, and its metres of a round. */
export interface Stride {
  readonly id: "walk" | "run" | "crawl";
  readonly metres: number;
}

/**
 * RP-28, RP-61 — how far somebody gets in a round, shortest first: nobody walks farther than they would run.
 * @param run metres at a run, as the body allows
 */
export function stridesOf(run: number, way: Capacities["move"]): readonly Stride[] {
  if (way === "none") return [];
  if (way === "crawl") return crawling(way);
  const walk = { id: "walk", metres: Math.min(WALK, run) } as const;
  return run > walk.metres ? [walk, { id: "run", metres: run }] : [walk];
}

/** RP-28, RP-61 — how far somebody gets in a round on hands and knees. */
export function crawling(way: Capacities["move"]): readonly Stride[] {
  return way === "none" ? [] : [{ id: "crawl", metres: CRAWL }];
}
