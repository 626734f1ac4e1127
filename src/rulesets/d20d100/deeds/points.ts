import type { Dice, RollSpec } from "../../../core/play/contract/dice.js";
import type { DiceRoll } from "../dice/dice-roll.js";
import { diceSpec } from "../dice/specs.js";
import { diceSum, sumOf } from "../rules/dice-sum.js";

/** Points as somebody wrote them: dice, or a number. */

/** The dice of points; `null` where there are none to throw, or the text is no points at all. */
export function pointsRoll(id: string, what: DiceRoll, written: string): RollSpec | null {
  const sum = diceSum(written);
  return sum && sum.faces.length > 0 ? diceSpec(id, what, sum) : null;
}

/** What points come to once their dice have fallen: never less than none. */
export function pointsOf(id: string, written: string, dice: Dice): number {
  const sum = diceSum(written);
  return sum ? Math.max(0, sumOf(sum, dice[id] ?? [])) : 0;
}

/** Whether a text is points: dice that are thrown together, or a number. */
export function isPoints(written: string): boolean {
  return written.trim() !== "" && diceSum(written) !== null;
}
