import { recordOf } from "../../../core/play/dice/roll-record.js";

/** Faces of the first dice of a roll, in the order they fell; undefined when they are no six-sided dice. */
export function facesOf(roll: foundry.dice.Roll): readonly number[] | undefined {
  const [die] = recordOf(roll).dice;
  const fits = die?.faces === 6 && die.results.every((face) => Number.isInteger(face) && face >= 1 && face <= 6);
  return fits && die.results.length > 0 ? die.results : undefined;
}
