/** WP-39, WP-50, WP-68, WP-73, WP-89, WP-132 — what somebody has done and undergone in one turn of a fight. */
export interface TurnState {
  /** WP-39 — actions declared beyond the first. */
  readonly extraActions: number;
  /** WP-47 — actions begun: attacks, the further shots of one action left out (WD-34). */
  readonly actions: number;
  /** WP-39, WP-73 — whether any roll was made, and whether one of them was an attack. */
  readonly rolled: boolean;
  readonly attacked: boolean;
  /** WP-73 — no attack this turn, for better defences. */
  readonly desperate: boolean;
  /** WP-50 — ids of the traits that served for an attack, and for a defence. */
  readonly attackTraits: readonly string[];
  readonly defenceTraits: readonly string[];
  /** WP-89 — shots fired, by the weapon's id; `null` where the only one was taken back. */
  readonly shots: Readonly<Record<string, number | null>>;
  /** WP-68 — who attacked, in their order, and whom the victim let have the advantage. */
  readonly attackers: readonly string[];
  readonly advantageGrantedTo: readonly string[];
  /** WP-132 — attacks with a weapon received. */
  readonly attacksReceived: number;
  /** WP-113 — dice that a power adds to every attack of the body (WD-43). */
  readonly strike: number;
}

/** The turn that a state is about: turns of a fight are counted with its rounds. */
export interface TurnStamp {
  readonly combatId: string;
  readonly round: number;
}

/** WP-39, WP-50 — a turn in which nothing has been done yet. */
export const FRESH_TURN: TurnState = {
  extraActions: 0,
  actions: 0,
  rolled: false,
  attacked: false,
  desperate: false,
  attackTraits: [],
  defenceTraits: [],
  shots: {},
  attackers: [],
  advantageGrantedTo: [],
  attacksReceived: 0,
  strike: 0,
};

/** WP-39, WP-50, WP-73 — what holds now of a stored state: what was done in another turn is over, for everybody at once. */
export function turnStateAt(stored: TurnState & TurnStamp, now: TurnStamp): TurnState {
  return stored.combatId === now.combatId && stored.round === now.round ? stored : FRESH_TURN;
}

/** WP-56 — what the last attack was said to be, while it is worth comparing: in the same turn and the next. */
export function lastAttackText(stored: TurnStamp & { readonly lastAttackText: string }, now: TurnStamp): string {
  const since = now.round - stored.round;
  return stored.combatId === now.combatId && since >= 0 && since <= 1 ? stored.lastAttackText : "";
}
