import type { Data, Value } from "../../common/types.js";

/**
 * Has an operation on combatants say which turn it is in the order that it brings about: whoever has the turn keeps it,
 * and of one who leaves it goes to the next. Only a change of numbers is known to be followed so, and a fight that stands
 * still has no turn to keep.
 */
export function keepTurn(operation: Data): void {
  const combat: Value = operation.parent;
  if (combat?.documentName !== "Combat" || operation.combatTurn !== undefined || !combat.combatant) return;
  const { data = [], updates = [], ids = [] } = operation as { data?: Data[]; updates?: Data[]; ids?: string[] };
  const numbered = updates.filter((update) => "initiative" in update);
  if (!data.length && !numbered.length && !ids.length) return;
  const acting = combat.turns
    .slice(combat.turn as number)
    .concat(combat.turns)
    .find(({ id }: Value) => !ids.includes(id as string)) as Value;
  if (!acting) return;
  const turn = orderAfter(combat, data, updates, ids).indexOf(acting.id as string);
  if (turn >= 0 && turn !== combat.turn) operation.combatTurn = turn;
}

/** The ids of the combatants in the order that an operation brings about. */
function orderAfter(combat: Value, data: Data[], updates: Data[], ids: string[]): string[] {
  const copy: Value = combat.clone({}, { keepId: true });
  for (const source of data) copy.updateSource({ combatants: [source] });
  for (const { _id, ...changes } of updates) copy.combatants.get(_id)?.updateSource(changes);
  for (const id of ids) copy.combatants.delete(id);
  return copy.setupTurns().map(({ id }: Value) => id as string) as string[];
}
