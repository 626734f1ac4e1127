import type { Dice, RollSpec } from "../play/contract/dice.js";

/** Returns the roll that is due after these dice; `null`: none. */
type Due = (dice: Dice) => RollSpec | null;

/** Makes the rolls of a deed in which each result decides what is rolled next. */
export function rollsInTurn(due: Due): readonly RollSpec[] {
  const first = nextOf(due, {});
  return first ? [first] : [];
}

function nextOf(due: Due, dice: Dice): RollSpec | null {
  const spec = due(dice);
  return spec && { ...spec, next: (faces) => nextOf(due, { ...dice, [spec.id]: faces }) };
}
