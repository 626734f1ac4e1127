import { USUAL_SITUATION } from "../rules/checks/tests.js";
import type { UsualAnswer } from "../../../core/play/contract/usual.js";
import { difficultyLabel } from "../labels.js";
import { DIFFICULTIES } from "../rules/vocabulary.js";
import { field, figure, say } from "./kit.js";

/** DD-04 — the hardest that a keeper asks for. */
export const MOST_DIFFICULTY = 60;
/** DD-09 — as much as circumstances may add or take: nothing holds a keeper to what is usual. */
const MOST_SITUATION = 20;

/** DD-09 — what the circumstances add, with what is usual beside it; in the roller's favour the keeper has a word. */
export const SITUATION = field.number(-MOST_SITUATION, MOST_SITUATION, {
  initial: 0,
  hint: say("hint.situation", { most: USUAL_SITUATION }),
  asks: (situation) => situation > 0,
  folded: true,
});

const GRADES = Object.keys(DIFFICULTIES) as readonly (keyof typeof DIFFICULTIES)[];

/** DD-07 — the rungs of the ladder. */
export const usualDifficulties = (): readonly UsualAnswer[] =>
  GRADES.map((id) => ({
    ...{ figure: figure(DIFFICULTIES[id]), name: { key: difficultyLabel(id) }, rule: "DD-07" },
    choices: { difficulty: DIFFICULTIES[id] },
  }));
