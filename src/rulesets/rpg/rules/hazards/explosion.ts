/** RP-91 — dice of some charges on the spot; others are the keeper's. */
export const CHARGES = { blackPowder: 5, homemadeBomb: 10, shell: 20 } as const;
export type ChargeId = keyof typeof CHARGES;

/** RP-91 — metres that take a die away, and the faces of each. */
const SLICE_METRES = 3;
export const EXPLOSION_DIE_FACES = 6;

/**
 * RP-91 — dice that somebody suffers, one roll for each victim (D-58).
 * @param distance in metres; a slice that is begun counts
 */
export function explosionDice(base: number, distance: number): number {
  return Math.max(0, base - Math.ceil(distance / SLICE_METRES));
}
