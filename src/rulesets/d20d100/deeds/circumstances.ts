import { numberIn } from "../../../core/deed/choices.js";
import type { DeedChoices, DeedField } from "../../../core/play/contract/deed.js";
import { USUAL_SITUATION } from "../rules/tests.js";
import { told } from "./card.js";
import { numberField } from "./fields.js";

/** DD-04 — the hardest that a keeper asks for. */
export const MOST_DIFFICULTY = 60;
/** DD-09 — as much as circumstances may add or take: nothing holds a keeper to what is usual. */
const MOST_SITUATION = 20;

/** DD-08 — the difficulty that was chosen. */
export function difficultyIn(choices: DeedChoices, otherwise: number): number {
  return numberIn(choices, "difficulty", { min: 0, max: MOST_DIFFICULTY, otherwise });
}

/** DD-09 — what the circumstances add. */
export function situationIn(choices: DeedChoices): number {
  return numberIn(choices, "situation", { min: -MOST_SITUATION, max: MOST_SITUATION, otherwise: 0 });
}

/** DD-09 — the field of it, with what is usual beside it; in the roller's favour the keeper has a word. */
export function situationField(choices: DeedChoices): DeedField {
  const situation = situationIn(choices);
  const hint = told("hint.situation", { most: USUAL_SITUATION });
  const field = numberField("situation", situation, -MOST_SITUATION, MOST_SITUATION, hint);
  return { ...field, asks: situation > 0, folded: true };
}
