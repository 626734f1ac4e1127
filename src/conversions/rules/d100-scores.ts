import { CHARACTERISTICS, type CharacteristicKey } from "../../rulesets/d20d100/rules/vocabulary.js";
import type { PercentSheet } from "./d100-sheet.js";
import { guessed, type Remark } from "./remarks.js";

/** DD-15 — the score of somebody of whom nothing is told; TAI averages 12 to 13. */
const AVERAGE: Readonly<Partial<Record<CharacteristicKey, number>>> = { size: 13 };
const USUAL = 10;

/** D-61 — PER out of INT and POU, where nobody rolled it. */
function perceptionFrom(intelligence: number, power: number): number {
  return Math.floor((intelligence + power) / 2);
}

/**
 * DD-15, D-61 — the nine scores: those that the sheet tells are copied, Éducation with its +3 already in it.
 * @param perception PER, rolled or typed; `null`: the mean of INT and POU
 */
export function convertScores(
  { scores }: Pick<PercentSheet, "scores">,
  perception: number | null,
): { readonly scores: Readonly<Record<CharacteristicKey, number>>; readonly remarks: readonly Remark[] } {
  const remarks: Remark[] = [];
  const known = { ...scores };
  for (const key of CHARACTERISTICS) {
    if (known[key] !== undefined || key === "perception") continue;
    known[key] = AVERAGE[key] ?? USUAL;
    remarks.push(guessed("noScore", key, known[key]));
  }
  if (known.perception === undefined) {
    known.perception = perception ?? perceptionFrom(known.intelligence ?? USUAL, known.power ?? USUAL);
    remarks.push(guessed("perception", "perception", known.perception));
  }
  return { scores: known as Record<CharacteristicKey, number>, remarks };
}
