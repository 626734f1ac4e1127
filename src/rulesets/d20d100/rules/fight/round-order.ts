import { rankAfter } from "./initiative.js";

/** Somebody's place in the order of a fight. */
export interface Ranked {
  readonly id: string;
  /** `null`: they have not rolled. */
  readonly rank: number | null;
}

/** DD-156 — those who act later in the round than somebody, in their order. */
export function laterThan(order: readonly Ranked[], id: string): readonly Ranked[] {
  const at = order.findIndex((one) => one.id === id);
  return at < 0 ? [] : order.slice(at + 1).filter(({ rank }) => rank !== null);
}

/**
 * DD-156, DD-157 — the rank of somebody who acts right after another.
 * @returns `null` where that other has none, or is themselves
 */
export function rankRightAfter(order: readonly Ranked[], id: string, after: string): number | null {
  const others = order.filter((one) => one.id !== id && one.rank !== null);
  const at = others.findIndex((one) => one.id === after);
  const rank = others[at]?.rank ?? null;
  return rank === null ? null : rankAfter(rank, others[at + 1]?.rank ?? null);
}
