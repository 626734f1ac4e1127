import type { ValueChange } from "../../../core/play/contract/changes.js";
import type { Text } from "../../../core/text/text.js";
import { figuresOf, roundNow, roundOf } from "../attack/reading.js";
import { roundChanges } from "../attack/round-written.js";
import type { OnceARound, RoundActions } from "../rules/fight/round-actions.js";
import { obstacle } from "./kit.js";

/** RP-40, RP-61, RP-70…RP-72 — whether an actor did in this round what is done once a round; nobody counts outside a fight. */
export function doneThisRound(actor: Actor, what: OnceARound): boolean {
  return doneSoFar(actor).includes(what);
}

function doneSoFar(actor: Actor): readonly OnceARound[] {
  const now = roundNow(actor);
  const { combatId, round, once } = figuresOf(actor).round;
  return now && combatId === now.combatId && round === now.round ? once : [];
}

/**
 * RP-40, RP-61, RP-70…RP-72 — what to write on an actor who does in this round what is done once a round.
 * @param hastened RP-72 — whether a bow was nocked in time
 */
export function onceChanges(actor: Actor, what: OnceARound, hastened = false): readonly ValueChange[] {
  const once = [...new Set([...doneSoFar(actor), what])];
  return roundChanges(actor, (state) => state, { once, ...(hastened && { hastened }) });
}

/** RP-40, RP-61, RP-70…RP-72 — why the keeper is asked about a second time in the same round. */
export function doubtsTwice(actor: Actor, what: OnceARound): Text | null {
  return doneThisRound(actor, what) ? obstacle(`twice.${what}`, actor) : null;
}

/** RP-32, RP-72, RP-77 — why the keeper is asked about what takes a round without attacks: there was one. */
export function doubtsRoundSpent(actor: Actor): Text | null {
  return (roundOf(actor)?.attacks ?? 0) > 0 ? obstacle("hasAttacked", actor) : null;
}

/** RP-32, RP-70 — why the keeper is asked about what costs an action: none is left. */
export function doubtsActionLeft(actor: Actor, spend: (round: RoundActions) => RoundActions | null): Text | null {
  const round = roundOf(actor);
  return round && !spend(round) ? obstacle("noAction", actor) : null;
}
