/** DD-114 — what being on guard adds to initiative, Écouter and Observer. */
export const ATTENTIVE_BONUS = 2;

/** DD-155 — the rank of whoever evaluates the situation, before DEX. */
const EVALUATED = 20;

/** DD-113 — what an initiative is computed from. */
export interface InitiativeParts {
  /** Réflexes, or the modifier of DEX where the table says so. */
  readonly reflexes: number;
  readonly bonus?: number;
  readonly attentive?: boolean;
}

/** DD-113, DD-114 — what is added to the die; wounds take nothing off (D-73). */
export function initiativeModifier({ reflexes, bonus = 0, attentive = false }: InitiativeParts): number {
  return reflexes + bonus + (attentive ? ATTENTIVE_BONUS : 0);
}

/** DD-155, D-78 — the rank of whoever did not fight for a round. */
export function evaluatedRank(dexterityModifier: number): number {
  return EVALUATED + dexterityModifier;
}

/** DD-156, DD-157 — a rank just after another: above every rank below that one. */
export function rankAfter(rank: number, next: number | null): number {
  return next === null ? rank - 1 : (rank + next) / 2;
}
