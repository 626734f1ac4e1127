import type { Dice, RollSpec } from "../play/contract/dice.js";

/** Which roll is due once some dice have fallen; `null`: none any more. */
type Due = (dice: Dice) => RollSpec | null;

/** The rolls of a deed whose dice decide what is rolled next. */
export function rollsInTurn(due: Due): readonly RollSpec[] {
  const first = nextOf(due, {});
  return first ? [first] : [];
}

function nextOf(due: Due, dice: Dice): RollSpec | null {
  const spec = due(dice);
  return spec && { ...spec, next: (faces) => nextOf(due, { ...dice, [spec.id]: faces }) };
}
