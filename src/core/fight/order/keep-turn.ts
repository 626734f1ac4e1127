import { write } from "../../foundry/write.js";
/**
 * Makes a change of the order in which whoever has the turn keeps it, wherever they are put: Foundry is known to see to
 * it only where a number has changed. A turn or round that was begun meanwhile is somebody's word: it stands.
 */
export async function keepTurn(combat: Combat, change: () => Promise<unknown>): Promise<void> {
  const { combatant: acting, round, turn } = combat;
  await change();
  if (!acting || combat.round !== round || combat.turn !== turn) return;
  const now = combat.turns.findIndex(({ id }) => id === acting.id);
  if (now >= 0 && now !== turn) await write(combat, { turn: now }, { turnEvents: false });
}
