import type { Value } from "../../common/types.js";
import { forgetWay } from "./movement-history.js";

/** Where a fight stands. */
export interface TurnState {
  round: number;
  turn: number | null;
  combatantId: string | null;
  tokenId: string | null;
}

/** Runs what ends and what starts, one after the other, when a fight moves forward. Called on one client only. */
export async function runTurnEvents(combat: Value, prior: TurnState, current: TurnState): Promise<void> {
  const forward =
    current.round > prior.round || (current.round === prior.round && (current.turn ?? -1) > (prior.turn ?? -1));
  if (!forward) return;
  const newRound = current.round > prior.round;
  const skipped = current.round - prior.round > 1;
  const ended: Value = prior.combatantId ? combat.combatants.get(prior.combatantId) : null;
  if (ended) await combat._onEndTurn(ended, { round: prior.round, turn: prior.turn, skipped: false });
  if (newRound && prior.round > 0) await combat._onEndRound({ round: prior.round, skipped });
  if (newRound) await combat._onStartRound({ round: current.round, skipped });
  const started: Value = current.combatantId ? combat.combatants.get(current.combatantId) : null;
  await forgetWay(started);
  if (started) await combat._onStartTurn(started, { round: current.round, turn: current.turn, skipped: false });
}
