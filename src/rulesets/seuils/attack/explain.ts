import type { Explained, Modifier } from "../../../core/play/contract/modifiers.js";
import { explainAmount } from "../dice/lines.js";
import { CHOICE } from "./chosen.js";
import { fight } from "./fields.js";

/** Choices that the keeper is asked about and that are no line of the sum. */
const DOUBTS: readonly string[] = [
  ...[CHOICE.specialty, CHOICE.equipment, CHOICE.band, CHOICE.nature],
  ...[CHOICE.successes, CHOICE.difficulty, CHOICE.extraDice],
];

/** SE-06 — a line in words; what the keeper is asked about and is no line has words of its own. */
export function explainFight(modifier: Modifier): Explained {
  const { id } = modifier;
  if (DOUBTS.includes(id)) return { name: fight(`choice.${id}`), source: fight("doubted") };
  return explainAmount(modifier);
}
