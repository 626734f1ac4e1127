import { mayDefendDesperately, outnumbered, type Outnumbering } from "../attack/outnumbering.js";
import { turnStateAt, type TurnStamp, type TurnState } from "./turn-state.js";

/** WP-39, WP-50 — the state to store once more has been done in a turn; what was done in another one is forgotten. */
export function doneIn(
  stored: TurnState & TurnStamp,
  now: TurnStamp,
  change: (state: TurnState) => TurnState,
): TurnState & TurnStamp {
  return { ...change(turnStateAt(stored, now)), combatId: now.combatId, round: now.round };
}

/** An attack that was rolled; ids of trait and weapon, `null` for what anybody has. */
export interface AttackDone {
  readonly trait: string | null;
  readonly weapon: string | null;
  /** WP-89 — shots it counts as. */
  readonly shots: number;
  /** WP-47 — actions it counts as. */
  readonly actions: number;
}

/** WP-47, WP-50, WP-73, WP-89 — the turn of somebody who has attacked. */
export function attackDone(state: TurnState, { trait, weapon, shots, actions }: AttackDone): TurnState {
  const fired = weapon === null || shots === 0 ? {} : { [weapon]: (state.shots[weapon] ?? 0) + shots };
  return {
    ...state,
    actions: state.actions + actions,
    rolled: true,
    attacked: true,
    attackTraits: withOne(state.attackTraits, trait),
    shots: { ...state.shots, ...fired },
  };
}

/** WP-50 — the turn of somebody who has defended with a trait, or with what anybody has (`null`). */
export function defenceDone(state: TurnState, trait: string | null): TurnState {
  return { ...state, rolled: true, defenceTraits: withOne(state.defenceTraits, trait) };
}

/** WP-68, WP-132 — the turn of somebody who was attacked. */
export function attackReceived(state: TurnState, attacker: string): TurnState {
  return {
    ...state,
    attackers: withOne(state.attackers, attacker),
    attacksReceived: state.attacksReceived + 1,
  };
}

/** An attack as its target met it; `defence`: `null` where nothing was rolled against it. */
export interface BlowMet {
  readonly attacker: string;
  /** WP-68 — to whom the target gave the bonus die; empty: to nobody in particular. */
  readonly grant: string;
  readonly defence: { readonly trait: string | null; readonly desperate: boolean } | null;
}

/** WP-50, WP-68, WP-73, WP-132 — the turn of somebody who has met an attack. */
export function blowMet(state: TurnState, { attacker, grant, defence }: BlowMet): TurnState {
  const received = attackReceived(state, attacker);
  const granted = grant === "" ? received : { ...received, advantageGrantedTo: [grant] };
  if (!defence) return granted;
  return { ...defenceDone(granted, defence.trait), desperate: state.desperate || defence.desperate };
}

/** WP-39 — whether extra actions can still be declared without the keeper's word: before the first roll (WD-67). */
export function mayDeclareActions({ rolled }: TurnState): boolean {
  return !rolled;
}

/** WP-39, WP-47 — whether one more attack is more than was declared for the turn: then it is the keeper's to allow (WD-67). */
export function isOneActionMore({ actions, extraActions }: TurnState): boolean {
  return actions > extraActions;
}

/** WP-73 — whether the attack of this turn can still be given up for better defences. */
export function mayTurnDesperate({ attacked }: TurnState): boolean {
  return mayDefendDesperately(attacked);
}

/**
 * WP-68 — the attackers who have a bonus die: as many as there are beyond those the victim can face, whom the victim
 * chose first, then the latest.
 */
export function favouredAttackers(
  { attackers, advantageGrantedTo }: Pick<TurnState, "attackers" | "advantageGrantedTo">,
  victim: Omit<Outnumbering, "attackers">,
): readonly string[] {
  const { favoured } = outnumbered({ ...victim, attackers: attackers.length });
  const chosen = attackers.filter((id) => advantageGrantedTo.includes(id));
  const latest = attackers.filter((id) => !chosen.includes(id)).toReversed();
  return [...chosen, ...latest].slice(0, favoured);
}

function withOne(ids: readonly string[], id: string | null): readonly string[] {
  return id === null || ids.includes(id) ? ids : [...ids, id];
}

/** WP-39 — most actions beyond the first that can be declared. */
export const MOST_EXTRA_ACTIONS = 9;

/** WP-39 — the turn of somebody who declares so many actions beyond the first. */
export function actionsDeclared(state: TurnState, extraActions: number): TurnState {
  return { ...state, extraActions: Math.min(MOST_EXTRA_ACTIONS, Math.max(0, extraActions)) };
}

/** WP-73 — the turn of somebody who gives up the attack for better defences, or does so no more. */
export function desperation(state: TurnState, desperate: boolean): TurnState {
  return { ...state, desperate };
}

/** WP-68 — the turn of a victim who lets an attacker have the advantage, or takes it back. */
export function advantageGranted(state: TurnState, attacker: string, granted: boolean): TurnState {
  const others = state.advantageGrantedTo.filter((id) => id !== attacker);
  return { ...state, advantageGrantedTo: granted ? [...others, attacker] : others };
}
