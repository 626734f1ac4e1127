/** A point of a fight: a round, from 1, and the place of a turn in it, from 0. */
export interface Moment {
  readonly round: number;
  readonly turn: number;
}

/** DD-91 — the turn with which a shock ends; an empty `combatId` leaves it to the next turn that ends. */
export interface ShockEnd extends Moment {
  readonly combatId: string;
}

/** DD-91 — whether a shock that weighs on the next turn of whom it befell weighs on this round: that turn may be in a later one. */
export function shockWeighs({ combatId, round }: ShockEnd, now: Pick<ShockEnd, "combatId" | "round"> | null): boolean {
  return now === null || combatId !== now.combatId || round <= now.round;
}
