import { fightOf } from "../../../core/fight/state/fight-of.js";
import { seuilsOptions } from "../data/options.js";

/** SE-13, SE-20 — whether it is somebody's turn: outside a fight always, and with those who act at the same moment where a table plays it so. */
export function isTurnOf(actor: Actor): boolean {
  const fight = fightOf(actor);
  const current = fight?.combatant;
  if (!fight || !current) return true;
  if (current.actor === actor) return true;
  const mine = fight.combatants.filter((combatant) => combatant.actor === actor);
  return (
    seuilsOptions().initiativeTies === "simultaneous" &&
    current.initiative !== null &&
    mine.some(({ initiative }) => initiative === current.initiative)
  );
}
