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

/** WP-73 — whether an attack can still be given up for better defences: not once one has been made in this turn. */
export function mayDefendDesperately(attackedThisTurn: boolean): boolean {
  return !attackedThisTurn;
}
