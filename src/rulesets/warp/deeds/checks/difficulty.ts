import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { filled, type Filled, type Shown } from "../../../../core/deed/form.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { poolRolls, resultIn } from "../../dice/specs.js";
import { LADDER, MOST_OBSTACLE_DICE, RUNGS } from "../../rules/checks/difficulty.js";
import { rungLabel } from "../../labels.js";
import { rollOf } from "../action.js";
import type { Tried } from "../action.js";
import { field, say } from "../kit.js";

/** WP-08 — most that a difficulty can be typed as. */
const MOST_DIFFICULTY = 99;
const NONE = "none";
const TYPED = "typed";
const DICE = "dice";

/** WP-08 — how the difficulty is given: a rung of the ladder, a number, dice, or not at all. */
const GIVEN = [NONE, ...RUNGS, TYPED, DICE] as const;

const options = [
  { value: NONE, label: say("difficulty.none") },
  ...RUNGS.map((rung) => ({
    value: rung,
    label: say("difficulty.rung", { rung: { key: rungLabel(rung) }, number: LADDER[rung].difficulty }),
  })),
  ...field.words([TYPED, DICE], "difficulty"),
];

/** WP-08, WP-09 — what gives a difficulty. */
export const DIFFICULTY_FORM = {
  difficulty: { ...field.choice(GIVEN, "difficulty"), shown: field.pick(() => options).shown },
  number: field.numberOrNone(1, MOST_DIFFICULTY),
  obstacle: field.number(1, MOST_OBSTACLE_DICE, { initial: 2 }),
};
type Difficulty = Filled<typeof DIFFICULTY_FORM>;

/** WP-08 — a number is typed where the ladder does not say it, dice where they stand against it. */
export function difficultyWindow(form: Difficulty): Shown<typeof DIFFICULTY_FORM> {
  const rung = RUNGS.find((one) => one === form.difficulty);
  const isTyped = form.difficulty === TYPED || (rung !== undefined && LADDER[rung].openEnded);
  return {
    number: isTyped && { value: numberOf(form), min: rung ? LADDER[rung].difficulty : 1 },
    obstacle: form.difficulty === DICE,
  };
}

/** WP-08 — the number to beat; `null` where there is none, or where dice will say it. */
function numberOf({ difficulty: given, number }: Difficulty): number | null {
  if (given === NONE || given === DICE) return null;
  if (given === TYPED) return number ?? LADDER.average.difficulty;
  const { difficulty, openEnded } = LADDER[given];
  return openEnded ? Math.max(difficulty, number ?? difficulty) : difficulty;
}

const given = (choices: DeedChoices): Difficulty => filled(DIFFICULTY_FORM, { actors: [], choices });

/** WP-08, WP-09 — choices that give a difficulty which is known already, as a number or as dice. */
export function givenAs(target: number | null, obstacle: number): DeedChoices {
  if (target !== null) return { difficulty: TYPED, number: target };
  return obstacle > 0 ? { difficulty: DICE, obstacle } : { difficulty: NONE };
}

/** WP-09 — how many dice stand against it; 0 where a number does, or nothing. */
export function obstacleDice(choices: DeedChoices): number {
  const { difficulty, obstacle } = given(choices);
  return difficulty === DICE ? obstacle : 0;
}

/** WP-10 — whether the number is to stay the keeper's: where a player's message says so, it is theirs to settle. */
export const hiddenField = field.flag({ hint: say("hint.hidden"), asks: true });

/** WP-09 — the dice of an obstacle: nothing weighs on them. */
export function obstacleOf(actor: Actor, choices: DeedChoices): Tried | null {
  const dice = obstacleDice(choices);
  return dice > 0 ? rollOf({ what: "obstacle", rules: "plain" }, actor, dice, []) : null;
}

/** WP-09 — what is rolled for an obstacle. */
export function obstacleRolls(actor: Actor, choices: DeedChoices): readonly RollSpec[] {
  const tried = obstacleOf(actor, choices);
  return tried ? poolRolls("obstacle", tried) : [];
}

/** WP-08, WP-09 — the number that counts, by the word or by the dice; `null` where there is none. */
export function difficultyIn(actor: Actor, choices: DeedChoices, dice: Dice): number | null {
  const tried = obstacleOf(actor, choices);
  return tried ? (resultIn(dice, "obstacle", tried)?.total ?? null) : numberOf(given(choices));
}
