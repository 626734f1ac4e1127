import type { TurnStamp } from "../fight/turn-state.js";

/**
 * WP-72 — whether a psychological edge counts now.
 * @param duration turns it lasts from the next one on; `null`: for the whole fight
 * @param elapsed turns since it was won, 0 in that very turn
 */
export function edgeActive(duration: number | null, elapsed: number): boolean {
  return duration === null || (elapsed >= 1 && elapsed <= duration);
}

/** WP-72 — an edge, with the turn in which it was won; it holds for the next turn, or for the whole fight. */
export interface Edge extends TurnStamp {
  readonly lasting: boolean;
}

/** WP-72 — whether an edge counts in this turn, is still to come with the next one, or holds no more (`null`). */
export function edgeState(edge: Edge, now: TurnStamp): "now" | "next" | null {
  if (edge.combatId === "" || edge.combatId !== now.combatId) return null;
  const elapsed = now.round - edge.round;
  if (elapsed < 0) return null;
  if (edgeActive(edge.lasting ? null : 1, elapsed)) return "now";
  return elapsed === 0 ? "next" : null;
}
