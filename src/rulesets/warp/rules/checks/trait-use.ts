/** WP-50 — what a trait can serve for in a fight. */
export type Role = "attack" | "defence";

/** WP-50 — a trait and what it has served for in this turn. */
export interface TraitUse {
  /** A trait of fighting serves for both. */
  readonly combat: boolean;
  readonly usedForAttack: boolean;
  readonly usedForDefence: boolean;
}

/** WP-50 — whether a trait may serve: one that is not of fighting serves one side in a turn. A dodge is a defence. */
export function mayServe({ combat, usedForAttack, usedForDefence }: TraitUse, role: Role): boolean {
  return combat || !(role === "attack" ? usedForDefence : usedForAttack);
}

/** WP-48, WP-49 — dice proposed for an attack or a defence: those of the trait, or what anybody has where that is more. */
export function combatDice(score: number | null, average = 2): number {
  return Math.max(average, score ?? 0);
}
