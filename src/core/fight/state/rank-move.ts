import type { Leftover, RankMove } from "../../play/record/plan.js";
import { fightOf } from "./fight-of.js";

/** The change by which an actor has another rank in the fight it is in; `null` where it is in none, or has that rank. */
export function rankMove(actor: Actor, after: number): RankMove | null {
  const combat = fightOf(actor);
  const combatant = combat && [...combat.combatants].find((one) => one.actor === actor);
  if (!combat?.id || !combatant?.id || combatant.initiative === after) return null;
  return { combat: combat.id, combatant: combatant.id, before: combatant.initiative, after };
}

/** Gives somebody their new rank. Whoever has the turn has had it: the next one is no other than before. */
export async function takeRank(move: RankMove): Promise<void> {
  const { combat, combatant } = found(move);
  if (!combat || !combatant || combatant.initiative === move.after) return;
  const acts = combat.started && combat.combatant === combatant;
  const last = combat.turns.at(-1) === combatant;
  if (acts && !last) await combat.nextTurn(); // before the order changes: the turn stays with whoever has it
  await combatant.update({ initiative: move.after });
  if (acts && last) await combat.nextRound();
}

/** The rank that somebody had before; what was changed since stays, and is told. */
export async function giveRankBack(move: RankMove): Promise<readonly Leftover[]> {
  const { combatant } = found(move);
  if (!combatant || combatant.initiative === move.before) return [];
  if (combatant.initiative !== move.after) return [{ kind: "rankChanged", name: combatant.name ?? "" }];
  await combatant.update({ initiative: move.before });
  return [];
}

/** Documents of a move, as far as they are still there. */
function found({ combat: fight, combatant: fighter }: RankMove): {
  readonly combat: Combat | undefined;
  readonly combatant: Combatant | undefined;
} {
  const combat = game.combats.get(fight);
  return { combat, combatant: combat?.combatants.get(fighter) };
}
