import type { TurnStamp } from "./turn-state.js";

/** WP-68 — a fight of one against several. */
export interface Outnumbering {
  /** Best score in a trait of fighting; `null`: none. */
  readonly bestCombat: number | null;
  readonly attackers: number;
  /** What anybody can face (WD-49). */
  readonly floor?: number;
}

/** WP-68 — how many can be faced at once, and how many attackers beyond that have a bonus die. */
export function outnumbered({ bestCombat, attackers, floor = 2 }: Outnumbering): { limit: number; favoured: number } {
  const limit = Math.max(floor, bestCombat ?? 2);
  return { limit, favoured: Math.max(0, attackers - limit) };
}

/**
 * WP-68 — which attackers have the bonus die: those whom the defender gave it to, then the latest.
 * @param attackers in the order they attacked, whoever attacks now last
 * @param favoured how many of them have it
 */
export function favouredAttackers(
  attackers: readonly string[],
  grantedTo: readonly string[],
  favoured: number,
): readonly string[] {
  const granted = attackers.filter((id) => grantedTo.includes(id));
  const others = attackers.filter((id) => !grantedTo.includes(id)).reverse();
  return [...granted, ...others].slice(0, favoured);
}

/** WP-70 — whether a weapon is so much handier than the other that a bonus die is proposed; reach from 0 to 5. */
export function outreaches(attackerReach: number, defenderReach: number): boolean {
  return attackerReach > defenderReach;
}

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

/** WP-73 — whether an attack can still be given up for better defences: not once one has been made in this turn. */
export function mayDefendDesperately(attackedThisTurn: boolean): boolean {
  return !attackedThisTurn;
}
