import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { DeedChoices, DeedField, Figure } from "../../../core/play/contract/deed.js";
import { seuilsOptions } from "../data/options.js";
import { actionIn } from "./action-test.js";
import { fact, figure, secret, told } from "./card.js";
import { numberField } from "./fields.js";
import { count } from "./figures.js";

/** SE-05 — the highest Difficulté that can be told. */
const MOST_DIFFICULTY = 20;

/** SE-05 — the Difficulté that was told; `null`: there is none, the roll shows its result alone. */
export function difficultyIn({ difficulty }: DeedChoices): number | null {
  if (typeof difficulty !== "number" || !Number.isFinite(difficulty)) return null;
  return Math.min(MOST_DIFFICULTY, Math.max(0, Math.trunc(difficulty)));
}

/** SE-05, SE-18 — what is proposed: the usual one of the action, else the table's average. */
function proposedFor(choices: DeedChoices): number {
  return actionIn(choices)?.difficulty ?? seuilsOptions().averageDifficulty;
}

/** SE-05 — the Difficulté as a window shows it: the proposed one until somebody says otherwise, empty for none. */
export function shownDifficulty(choices: DeedChoices): number | null {
  return choices.difficulty === undefined ? proposedFor(choices) : difficultyIn(choices);
}

/** SE-05 — the field of the Difficulté. It is the keeper's to set: a player who makes it easier than proposed has to ask. */
export function difficultyField(choices: DeedChoices): DeedField {
  const value = shownDifficulty(choices);
  const asks = value !== null && value < proposedFor(choices);
  return { ...numberField("difficulty", value, 0, MOST_DIFFICULTY, told("hint.difficulty")), asks };
}

/** SE-05 — the Difficulté on a card; one that the keeper hides is theirs to read. */
export function difficultyFact(difficulty: number, hidden: boolean, rule = "SE-05"): CardFact {
  return (hidden ? secret : fact)("difficulty", figure(difficulty), rule);
}

/** SE-05 — the Difficulté as the keeper corrects it; one that is hidden stays theirs. */
export function difficultyFigure(hidden: boolean): Figure {
  return count("difficulty", [0, MOST_DIFFICULTY], { audience: hidden ? "keeper" : "all" });
}
