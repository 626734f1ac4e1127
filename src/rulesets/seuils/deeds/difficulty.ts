import type { Asked } from "../../../core/deed/form.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { DeedSituation, Figure } from "../../../core/play/contract/deed.js";
import type { UsualAnswer } from "../../../core/play/contract/usual.js";
import { seuilsOptions } from "../data/options.js";
import { actionIn } from "./action-test.js";
import { count, fact, field, figure, say, secret } from "./kit.js";

/** SE-05 — the highest Difficulté. */
const MOST_DIFFICULTY = 20;

/** SE-05, SE-18 — what is proposed: the usual one of the action, else the table's average. */
function proposed({ choices }: Asked): number {
  return actionIn(choices)?.difficulty ?? seuilsOptions().averageDifficulty;
}

/**
 * SE-05 — the Difficulté; `null`: there is none, the roll shows its result alone. It is the keeper's to set: a player who
 * makes it easier than proposed has to ask.
 */
export const DIFFICULTY = field.numberOrNone(0, MOST_DIFFICULTY, {
  proposed,
  hint: say("hint.difficulty"),
  asks: (value, asked) => value !== null && value < proposed(asked),
});

/** SE-05 — the Difficulté as a window shows it: the proposed one until another is chosen. */
export function difficultyShown(asked: Asked): number | null {
  return "difficulty" in asked.choices ? DIFFICULTY.read(asked, "difficulty") : proposed(asked);
}

/** SE-05 — how a Difficulté is called by how far it is from the table's average. */
const GRADES = [
  ["far", -2],
  ["below", -1],
  ["average", 0],
  ["above", 1],
  ["beyond", 2],
] as const;

/** SE-05 — the Difficultés around what is proposed: of the action, else the table's average. */
export function usualDifficulties(situation: Pick<DeedSituation, "actor" | "choices">): readonly UsualAnswer[] {
  const average = proposed({ ...situation, actors: [situation.actor] });
  return GRADES.map(([id, more]) => ({ id, difficulty: average + more }))
    .filter(({ difficulty }) => difficulty > 0 && difficulty <= MOST_DIFFICULTY)
    .map(({ id, difficulty }) => ({
      ...{ figure: figure(difficulty), name: say(`usual.${id}`), rule: "SE-05" },
      choices: { difficulty },
    }));
}

/** SE-05 — the Difficulté on a card; one that the keeper hides is theirs to read. */
export function difficultyFact(difficulty: number, hidden: boolean, rule = "SE-05"): CardFact {
  return (hidden ? secret : fact)("difficulty", figure(difficulty), rule);
}

/** SE-05 — the Difficulté as the keeper corrects it; one that is hidden stays theirs. */
export function difficultyFigure(hidden: boolean): Figure {
  return count("difficulty", [0, MOST_DIFFICULTY], { audience: hidden ? "keeper" : "all" });
}
