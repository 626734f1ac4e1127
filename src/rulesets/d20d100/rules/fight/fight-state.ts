/** DD-119…DD-130 — what somebody remembers of the fight they are in; it says nothing of any other. */
export interface FightState {
  /** DD-130 — they have attacked, been hit, or finished a first turn: they are au dépourvu no more. */
  readonly engaged: boolean;
  /** DD-119 — they do not act in this round, which is one of surprise. */
  readonly surprised: boolean;
  /** DD-120 — half-rounds spent in this round. */
  readonly spent: number;
  /** DD-127 — base attacks made in this round, which are the first ones of their rows. */
  readonly attacks: number;
  /** DD-157 — the trigger that somebody waits for; empty: none. */
  readonly readied: string;
}

/** DD-119…DD-130 — somebody who has done nothing in a fight yet. */
export const FRESH: FightState = { engaged: false, surprised: false, spent: 0, attacks: 0, readied: "" };

/** The same as it is stored, with the fight and the round it is of. */
export interface FightKept extends FightState {
  readonly combatId: string;
  readonly round: number;
}

/** A round of a fight. */
export interface Stamp {
  readonly combatId: string;
  readonly round: number;
}

/** DD-119, DD-120, DD-130 — what holds in a round: what is of the fight is kept from round to round, what is of a round is not. */
export function fightAt(kept: FightKept, now: Stamp | null): FightState {
  if (!now || kept.combatId !== now.combatId) return FRESH;
  const { engaged, surprised, spent, attacks, readied } = kept;
  return kept.round === now.round ? { engaged, surprised, spent, attacks, readied } : { ...FRESH, engaged, readied };
}

/** No fight. */
export const NO_FIGHT: FightKept = { ...FRESH, combatId: "", round: 0 };
