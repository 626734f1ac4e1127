import { write } from "../../foundry/write.js";
import { rulesetOf } from "../../rulesets.js";
import { refuse } from "../../text/errors.js";
import { fightOf } from "../state/fight-of.js";
import { keepTurn } from "./keep-turn.js";
import type { Place } from "./order.js";
import { PLACE_FLAG, placeOf } from "./place.js";

/** What somebody in a fight can do about their moment. */
export interface Moment {
  readonly combatant: Combatant;
  /** Their moment is now or still to come, and others act after it. */
  readonly mayWait: boolean;
  /** They wait, and somebody else acts now. */
  readonly mayAct: boolean;
}

/** What an actor can do about its moment in the fight it is in; `null` outside fights and where its rules know no waiting. */
export function momentOf(actor: Actor): Moment | null {
  const combat = rulesetOf(actor.type)?.waiting ? fightOf(actor) : null;
  if (!combat) return null;
  const at = combat.turns.findIndex((one) => one.actor === actor);
  const combatant = combat.turns[at];
  if (!combatant) return null;
  const waits = placeOf(combatant)?.round === combat.round;
  const now = combat.turn ?? 0;
  return {
    combatant,
    mayWait: !waits && at >= now && at < combat.turns.length - 1,
    mayAct: waits && at > now + 1,
  };
}

/** Waits for a later moment of this round: acts last in it, unless called sooner. */
export async function wait(actor: Actor): Promise<void> {
  const moment = momentOf(actor);
  if (!moment?.mayWait) {
    refuse("GARDIEN.FIGHT.cannotWait");
    return;
  }
  const { combatant } = moment;
  const combat = combatant.parent as Combat;
  // Whoever is to act next has the turn before the order changes: it then stays with them.
  if (combat.combatant === combatant) await combat.nextTurn();
  await place(combatant, { round: combat.round, after: null });
  await tell(actor, true);
}

/** Acts as soon as whoever has the turn is done. */
export async function actNow(actor: Actor): Promise<void> {
  const moment = momentOf(actor);
  if (!moment?.mayAct) {
    refuse("GARDIEN.FIGHT.cannotAct");
    return;
  }
  const { combatant } = moment;
  const combat = combatant.parent as Combat;
  await place(combatant, { round: combat.round, after: combat.combatant?.id ?? null });
  await tell(actor, false);
}

async function place(combatant: Combatant, to: Place): Promise<void> {
  // A new order is nobody's new turn.
  const change = () => write(combatant, { flags: { gardien: { [PLACE_FLAG]: to } } }, { turnEvents: false });
  await keepTurn(combatant.parent as Combat, change);
}

async function tell(actor: Actor, waits: boolean): Promise<void> {
  const change = rulesetOf(actor.type)?.waiting?.(actor, waits);
  if (change) await write(actor, { system: change });
}
