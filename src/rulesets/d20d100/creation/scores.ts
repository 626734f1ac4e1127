import { d20d100Options } from "../data/options.js";
import { modifierOf } from "../rules/character/characteristics.js";
import { educationFrom, rollFaults, type RollFault } from "../rules/character/creation.js";
import { ASSIGNED_CHARACTERISTICS, type AssignedCharacteristic, type CharacteristicKey } from "../rules/vocabulary.js";
import type { D20d100Draft } from "./draft.js";
import { eachScore } from "./each.js";

export type Scores = Readonly<Record<CharacteristicKey, number>>;

/** What stands for a score that is not there yet. */
const USUAL = 10;

/** DD-17 — the seven results that count; 0: none yet. */
export function resultsOf({ rolls, column }: Pick<D20d100Draft, "rolls" | "column">): readonly number[] {
  return rolls[column] ?? [];
}

/** DD-17 — whether seven results are all there. */
export function isWhole(results: readonly number[]): boolean {
  return results.length > 0 && results.every((result) => result > 0);
}

/** DD-17, DD-18 — what speaks against an attempt; nothing as long as it is not whole. */
export function faultsOf(results: readonly number[]): readonly RollFault[] {
  return isWhole(results) ? rollFaults(results, d20d100Options()) : [];
}

/** DD-17 — whether an attempt counts as it stands. */
export function isAccepted(results: readonly number[]): boolean {
  return isWhole(results) && faultsOf(results).length === 0;
}

/** DD-20 — the score that a characteristic has of its result; `null`: none yet. */
export function assignedScore(draft: D20d100Draft, id: AssignedCharacteristic): number | null {
  const place = draft.assignment[id];
  const result = place === null ? 0 : (resultsOf(draft)[place] ?? 0);
  if (result === 0) return null;
  return id === "education" ? educationFrom(result, d20d100Options()) : result;
}

/** DD-17…DD-21 — the scores to come; what is not decided counts as an average. */
export function scoresOf(draft: D20d100Draft): Scores {
  if (draft.method === "free") return draft.scores;
  return eachScore((id) => {
    const assigned = ASSIGNED_CHARACTERISTICS.find((one) => one === id);
    return (assigned ? assignedScore(draft, assigned) : draft.scores[id]) || USUAL;
  });
}

/** DD-16 — their modifiers. */
export function modifiersOf(draft: D20d100Draft): Scores {
  const scores = scoresOf(draft);
  return eachScore((id) => modifierOf(scores[id]));
}
