import type { Pool } from "./pool.js";

/** WP-01 — the sum of some dice. */
export function sumOf(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + face, 0);
}

/** The faces of a pool, those that count apart from those that do not. */
export interface SplitFaces {
  readonly kept: readonly number[];
  readonly dropped: readonly number[];
}

/** WP-02, WP-03 — which faces count, highest first. Refuses faces that are not those of the pool. */
export function splitFaces(pool: Pool, faces: readonly number[]): SplitFaces {
  if (faces.length !== pool.roll) throw new RangeError(`${pool.roll} dice were to be rolled, not ${faces.length}`);
  const sorted = faces.toSorted((a, b) => b - a);
  const dropped = pool.roll - pool.keep;
  return pool.mode === "kl"
    ? { kept: sorted.slice(dropped), dropped: sorted.slice(0, dropped) }
    : { kept: sorted.slice(0, pool.keep), dropped: sorted.slice(pool.keep) };
}
